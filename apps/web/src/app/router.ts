import { createRouter } from '@tanstack/react-router'
import { addressIn, readAddress } from '../language/address.ts'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'
import { routes } from './routes.ts'
import { parseSearch, stringifySearch } from './search.ts'

const isRead = document.querySelector('.ssr') !== null && !('waits' in document.documentElement.dataset)
let isFirst = true

/**
 * Keeps the scroll position of people who began to read before the client took over, or whom the browser brought back.
 */
const mayScroll = (): boolean => {
  const isLeft = isFirst && isRead && location.hash === ''
  isFirst = false
  return !isLeft
}

/** Routes have no language: the address keeps its language from one public page to the next. */
const rewrite = {
  input: ({ url }: { readonly url: URL }): URL => {
    url.pathname = readAddress(url.pathname).path
    return url
  },
  output: ({ url }: { readonly url: URL }): URL => {
    const { language } = readAddress(location.pathname)
    url.pathname = (language && addressIn(language, url.pathname)) ?? url.pathname
    return url
  },
}

export const router = createRouter({
  routeTree: routes,
  parseSearch,
  stringifySearch,
  rewrite,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: mayScroll,
})

const ofOnePage =
  'link:is([rel=canonical], [hreflang]), meta:is([name=description], [property^="og:"]), script[type="application/ld+json"]'

// These tags describe the server-rendered page, not the next one: browsers share a page by its canonical link.
router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) for (const each of document.head.querySelectorAll(ofOnePage)) each.remove()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
