import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'
import { admin } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { legalHoldsQuery } from './queries.ts'

export const adminLegalHoldRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/legal-holds',
    loader: () => {
      void queries.prefetchInfiniteQuery(legalHoldsQuery('IN_FORCE'))
      return withWords('legal-holds')()
    },
    component: lazyRouteComponent(() => import('./holds-page.tsx'), 'HoldsPage'),
  }),
]
