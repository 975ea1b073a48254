import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

export const signedInApplicantRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/my/profile',
    loader: withWords('applicants'),
    component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
  }),
]
