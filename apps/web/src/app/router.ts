import { createRouter } from '@tanstack/react-router'
import { addressIn, readAddress } from '../language/address.ts'
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

/** Routes know no language: an address keeps its own on the way from one public page to the next. */
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

// The service said these of the page that it drew, not of those one walks to: browsers share a page by its canonical link.
router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) for (const each of document.head.querySelectorAll(ofOnePage)) each.remove()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
