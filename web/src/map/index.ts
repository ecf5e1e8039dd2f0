export { default as Coast } from './Coast.svelte'
export { FRAME, project } from './projection.mjs'
