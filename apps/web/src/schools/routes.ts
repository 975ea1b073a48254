import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { admin } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

export const adminSchoolRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/schools',
    loader: withWords('schools'),
    component: lazyRouteComponent(() => import('./schools-page.tsx'), 'SchoolsPage'),
  }),
]
