import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { admin, member } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'

const words = withWords('images')

export const memberImageRoutes = [
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/banners',
    loader: words,
    component: lazyRouteComponent(() => import('./group-banners-page.tsx'), 'GroupBannersPage'),
  }),
]

export const adminImageRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/banners',
    loader: words,
    component: lazyRouteComponent(() => import('./default-banners-page.tsx'), 'DefaultBannersPage'),
  }),
]
