import { createRoute } from '@tanstack/react-router'
import { admin, everyone, member, signedIn } from '../app/layouts.ts'
export const groupRoutes = [createRoute({ getParentRoute: () => everyone, path: '/groups/$groupId' })]
export const signedInGroupRoutes = [createRoute({ getParentRoute: () => signedIn, path: '/groups/request' })]
export const memberGroupRoutes = [
  createRoute({ getParentRoute: () => member, path: '/groups/$groupId/members' }),
  createRoute({ getParentRoute: () => member, path: '/groups/$groupId/data' }),
  createRoute({ getParentRoute: () => member, path: '/groups/$groupId/history' }),
]
export const adminGroupRoutes = [
  createRoute({ getParentRoute: () => admin, path: '/groups' }),
  createRoute({ getParentRoute: () => admin, path: '/schools' }),
  createRoute({ getParentRoute: () => admin, path: '/catalogues' }),
  createRoute({ getParentRoute: () => admin, path: '/audit' }),
]
