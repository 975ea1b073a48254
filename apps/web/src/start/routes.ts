import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { everyone } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

export const startRoutes = [
  createRoute({
    getParentRoute: () => everyone,
    path: '/',
    loader: withWords('start', 'jobs'),
    component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: () => everyone,
    path: '/privacy',
    loader: withWords('start'),
    component: lazyRouteComponent(() => import('./legal-pages.tsx'), 'PrivacyPage'),
  }),
  createRoute({
    getParentRoute: () => everyone,
    path: '/imprint',
    loader: withWords('start'),
    component: lazyRouteComponent(() => import('./legal-pages.tsx'), 'ImprintPage'),
  }),
]
