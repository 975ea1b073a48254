import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'
import { admin, everyone, member, signedIn } from '../app/layouts.ts'
import { oneOfIn, type RawSearch } from '../app/search.ts'
import { type Mean, means } from '../calibration/queries.ts'
import { cataloguesQuery } from '../catalogues/catalogues.ts'
import { withWords } from '../language/i18n.ts'
import { readPreview } from '../revisions/preview/search.ts'
import { openJobQuery, openJobsQuery } from './queries.ts'
import { readGroupJobsSearch, readJobSearch } from './search.ts'

const words = withWords('jobs')
const writing = withWords('jobs', 'revisions', 'audit', 'images')

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
  validateSearch: readPreview,
  loader: writing,
  component: lazyRouteComponent(() => import('./editor/editor-page.tsx'), 'EditorPage'),
})

const history = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/history',
  loader: writing,
  component: lazyRouteComponent(() => import('../revisions/history/history-page.tsx'), 'HistoryPage'),
})

const version = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/history/$version',
  loader: async () => {
    await Promise.all([writing(), queries.ensureQueryData(cataloguesQuery)])
  },
  component: lazyRouteComponent(() => import('../revisions/history/version-page.tsx'), 'VersionPage'),
})

const conflicts = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/conflicts',
  loader: withWords('recusals', 'jobs'),
  component: lazyRouteComponent(() => import('../recusals/recusals-page.tsx'), 'RecusalsPage'),
})

const calibration = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/calibration',
  validateSearch: (raw: RawSearch): { readonly mean?: Mean | undefined } => ({ mean: oneOfIn(raw, 'mean', means) }),
  loader: withWords('calibration', 'evaluation'),
  component: lazyRouteComponent(() => import('../calibration/calibration-page.tsx'), 'CalibrationPage'),
})

const committee = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/committee',
  loader: withWords('committees', 'readings', 'jobs'),
  component: lazyRouteComponent(() => import('../committees/committee-page.tsx'), 'CommitteePage'),
})

const ranking = createRoute({
  getParentRoute: () => member,
  path: '/groups/$groupId/positions/$jobId/ranking',
  loader: withWords('ranking', 'evaluation'),
  component: lazyRouteComponent(() => import('../ranking/ranking-page.tsx'), 'RankingPage'),
})

export const memberJobRoutes = [committee, mine, editor, history, version, conflicts, calibration, ranking]

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
