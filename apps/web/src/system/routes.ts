import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'
import { admin } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { legalHoldsQuery } from '../legal-holds/queries.ts'
import { retentionQuery, systemQuery } from './queries.ts'

export const adminSystemRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/system',
    loader: () => {
      void queries.prefetchQuery(systemQuery)
      void queries.prefetchQuery(retentionQuery)
      void queries.prefetchInfiniteQuery(legalHoldsQuery('IN_FORCE'))
      return withWords('system', 'legal-holds')()
    },
    component: lazyRouteComponent(() => import('./system-page.tsx'), 'SystemPage'),
  }),
]
