/** The pages of the house besides the table. */
import type { Route } from '../app/router.svelte'

export const routes: Route[] = []
