import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { everyone } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

export const referenceRoutes = [
  createRoute({
    getParentRoute: () => everyone,
    path: '/reference-letters/$token',
    loader: withWords('references', 'applicants'),
    component: lazyRouteComponent(() => import('./referee-page.tsx'), 'RefereePage'),
  }),
]
