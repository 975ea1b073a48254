import { createRouter } from '@tanstack/react-router'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'
import { routes } from './routes.ts'
import { parseSearch, stringifySearch } from './search.ts'

const isRead = document.querySelector('.served') !== null && !('waits' in document.documentElement.dataset)
let isFirst = true

/** Whoever has begun to read the page that the service drew is left where they are, or where the browser brought them. */
const mayScroll = (): boolean => {
  const isLeft = isFirst && isRead && location.hash === ''
  isFirst = false
  return !isLeft
}

export const router = createRouter({
  routeTree: routes,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: mayScroll,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
