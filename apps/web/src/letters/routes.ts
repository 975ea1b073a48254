import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { admin } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

export const adminLetterRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/letters',
    loader: withWords('letters'),
    component: lazyRouteComponent(() => import('./failed-page.tsx'), 'FailedPage'),
  }),
]
