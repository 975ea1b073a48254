import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { admin, signedIn } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { readPeopleSearch } from './queries.ts'

export const signedInPeopleRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/my/settings',
    loader: withWords('people', 'letters', 'evaluation'),
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
]

export const adminPeopleRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/people',
    validateSearch: readPeopleSearch,
    loader: withWords('people'),
    component: lazyRouteComponent(() => import('./people-page.tsx'), 'PeoplePage'),
  }),
]
