import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'
import { everyone, member } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { session } from '../session/session.ts'
import { NeedsGroup } from './needs-group.tsx'
import { detailQuery, listQuery, ratingsQuery } from './queries.ts'
import { readSearch, readWanted } from './search.ts'

const words = withWords('evaluation', 'jobs', 'recusals', 'readings')
const isSignedIn = (): boolean => session.get().state !== 'anonymous'

const group = createRoute({ getParentRoute: () => everyone, id: 'evaluation-only', component: NeedsGroup })

const table = createRoute({
  getParentRoute: () => group,
  path: '/evaluation',
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readWanted(search),
  loader: ({ deps }) => {
    if (isSignedIn()) void queries.prefetchInfiniteQuery(listQuery(deps))
    return words()
  },
  component: lazyRouteComponent(() => import('./table/table-page.tsx'), 'TablePage'),
})

const reader = createRoute({
  getParentRoute: () => group,
  path: '/evaluation/$applicationId',
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readWanted(search),
  loader: ({ params, deps }) => {
    if (isSignedIn()) {
      void queries.prefetchQuery(detailQuery(params.applicationId, deps))
      void queries.prefetchQuery(ratingsQuery(params.applicationId))
    }
    return words()
  },
  component: lazyRouteComponent(() => import('./reader/reader-page.tsx'), 'ReaderPage'),
})

export const evaluationRoutes = [group.addChildren([table, reader])]

export const memberHomeRoutes = [
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/home',
    loader: withWords('evaluation', 'jobs', 'interviews'),
    component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
  }),
]
