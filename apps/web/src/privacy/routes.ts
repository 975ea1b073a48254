import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

export const signedInPrivacyRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/my-data',
    loader: withWords('privacy'),
    component: lazyRouteComponent(() => import('./my-data-page.tsx'), 'MyDataPage'),
  }),
]
