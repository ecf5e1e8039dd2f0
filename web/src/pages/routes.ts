/** The pages of the house besides the table. */
import type { Route } from '../app/router.svelte'

export const routes: Route[] = [
  { path: '/', load: () => import('./Landing.svelte') },
  { path: '/lobby', load: () => import('./Lobby.svelte') },
  { path: '/mine', load: () => import('./Mine.svelte') },
  { path: '/create', load: () => import('./Create.svelte') },
  { path: '/create/:slug', load: () => import('./Create.svelte') },
  { path: '/invite/:id', load: () => import('./Invite.svelte') },
  { path: '/join/:table', load: () => import('./Join.svelte') },
  { path: '/account', load: () => import('./Account.svelte') },
  { path: '/host', load: () => import('./Host.svelte') },
  { path: '/password', load: () => import('./Password.svelte') },
  { path: '/settings', load: () => import('./Settings.svelte') },
  { path: '/rules', load: () => import('./RuleBooks.svelte') },
  { path: '/rules/:slug', load: () => import('./Rules.svelte') },
  { path: '/learn', load: () => import('./Learn.svelte') },
  { path: '/learn/:slug', load: () => import('./Lesson.svelte') },
  { path: '/credits', load: () => import('./Credits.svelte') },
]
