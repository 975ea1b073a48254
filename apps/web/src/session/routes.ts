import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { everyone } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

const loader = withWords('session')

export const sessionRoutes = [
  createRoute({
    getParentRoute: () => everyone,
    path: '/signed-in',
    loader,
    component: lazyRouteComponent(() => import('./failed-page.tsx'), 'FailedPage'),
  }),
  createRoute({
    getParentRoute: () => everyone,
    path: '/sign-in/start',
    loader,
    component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: () => everyone,
    path: '/sign-in/again',
    loader,
    component: lazyRouteComponent(() => import('./again-page.tsx'), 'AgainPage'),
  }),
  createRoute({
    getParentRoute: () => everyone,
    path: '/sign-in/done',
    loader,
    component: lazyRouteComponent(() => import('./done-page.tsx'), 'DonePage'),
  }),
]
