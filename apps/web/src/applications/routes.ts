import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { admin, signedIn } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { readApplicationSearch, readMineSearch } from './queries.ts'

const words = withWords('applications', 'applicants', 'jobs')

export const signedInApplicationRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/applications',
    validateSearch: readMineSearch,
    loader: words,
    component: lazyRouteComponent(() => import('./mine/mine-page.tsx'), 'MinePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/applications/$applicationId',
    validateSearch: readApplicationSearch,
    loader: words,
    component: lazyRouteComponent(() => import('./application-page.tsx'), 'ApplicationPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/positions/$jobId/apply',
    loader: words,
    component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
  }),
]

export const adminApplicationRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/applications',
    validateSearch: readMineSearch,
    loader: withWords('applications'),
    component: lazyRouteComponent(() => import('./admin/applications-page.tsx'), 'ApplicationsPage'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/people/$userId/applications',
    loader: withWords('applications'),
    component: lazyRouteComponent(() => import('./admin/person-page.tsx'), 'PersonPage'),
  }),
]
