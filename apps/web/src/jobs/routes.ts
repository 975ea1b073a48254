import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'
import { admin, everyone, member, signedIn } from '../app/layouts.ts'
import { cataloguesQuery } from '../catalogues/catalogues.ts'
import { withWords } from '../language/i18n.ts'
import { openJobQuery, openJobsQuery } from './queries.ts'
import { readGroupJobsSearch, readJobSearch } from './search.ts'

const words = withWords('jobs')

const positions = createRoute({
  getParentRoute: () => everyone,
  path: '/positions',
  validateSearch: readJobSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queries.prefetchInfiniteQuery(openJobsQuery(deps))
    void queries.prefetchQuery(cataloguesQuery)
    return words()
  },
  component: lazyRouteComponent(() => import('./list/list-page.tsx'), 'ListPage'),
})

const position = createRoute({
  getParentRoute: () => everyone,
  path: '/positions/$jobId',
  loader: async ({ params }) => {
    void queries.prefetchQuery(cataloguesQuery)
    await Promise.all([withWords('jobs', 'applications')(), queries.ensureQueryData(openJobQuery(params.jobId))])
  },
  component: lazyRouteComponent(() => import('./advert/advert-page.tsx'), 'AdvertPage'),
})

export const jobRoutes = [positions, position]

const mine = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions',
  validateSearch: readGroupJobsSearch,
  loader: withWords('jobs', 'evaluation'),
  component: lazyRouteComponent(() => import('./mine/mine-page.tsx'), 'MinePage'),
})

const editor = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId',
  loader: words,
  component: lazyRouteComponent(() => import('./editor/editor-page.tsx'), 'EditorPage'),
})

const preview = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/preview',
  loader: words,
  component: lazyRouteComponent(() => import('./editor/preview-page.tsx'), 'PreviewPage'),
})

const history = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/history',
  loader: withWords('jobs', 'audit'),
  component: lazyRouteComponent(() => import('./editor/history-page.tsx'), 'HistoryPage'),
})

export const memberJobRoutes = [mine, editor, preview, history]

export const signedInJobRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/professors/$professorId/positions',
    loader: words,
    component: lazyRouteComponent(() => import('./admin/supervised-page.tsx'), 'SupervisedPage'),
  }),
]

export const adminJobRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/positions',
    validateSearch: readGroupJobsSearch,
    loader: words,
    component: lazyRouteComponent(() => import('./admin/positions-page.tsx'), 'PositionsPage'),
  }),
]
