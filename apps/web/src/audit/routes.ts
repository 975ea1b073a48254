import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { admin } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { readTrailSearch } from './search.ts'

export const adminAuditRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/audit',
    validateSearch: readTrailSearch,
    loader: withWords('audit'),
    component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
  }),
]
