import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { member, signedIn } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { readProcessSearch } from './search.ts'

const words = withWords('interviews')

export const signedInInterviewRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/interviews/$processId',
    loader: words,
    component: lazyRouteComponent(() => import('./process-redirect.tsx'), 'ProcessRedirect'),
  }),
]

export const memberInterviewRoutes = [
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/interviews',
    loader: words,
    component: lazyRouteComponent(() => import('./overview/overview-page.tsx'), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/interviews/$processId',
    validateSearch: readProcessSearch,
    loader: words,
    component: lazyRouteComponent(() => import('./process/process-page.tsx'), 'ProcessPage'),
  }),
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/interviews/$processId/$intervieweeId',
    loader: words,
    component: lazyRouteComponent(() => import('./assessment/assessment-page.tsx'), 'AssessmentPage'),
  }),
]
