import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'
import { admin, everyone, member, signedIn } from '../app/layouts.ts'
import { readTrailSearch } from '../audit/search.ts'
import { withWords } from '../language/i18n.ts'
import { readGroupsSearch } from './admin/queries.ts'
import { publicGroupQuery, readDirectorySearch } from './queries.ts'

const words = withWords('groups')
const pageWords = withWords('groups', 'jobs')

export const groupRoutes = [
  createRoute({
    getParentRoute: () => everyone,
    path: '/groups/$groupId',
    loader: ({ params }) => Promise.all([pageWords(), queries.ensureQueryData(publicGroupQuery(params.groupId))]),
    component: lazyRouteComponent(() => import('./group-page.tsx'), 'GroupPage'),
  }),
]

export const signedInGroupRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/groups',
    validateSearch: readDirectorySearch,
    loader: words,
    component: lazyRouteComponent(() => import('./directory-page.tsx'), 'DirectoryPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/groups/request',
    loader: words,
    component: lazyRouteComponent(() => import('./request-page.tsx'), 'RequestPage'),
  }),
]

export const memberGroupRoutes = [
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/members',
    loader: words,
    component: lazyRouteComponent(() => import('./members/members-page.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/data',
    loader: words,
    component: lazyRouteComponent(() => import('./data-page.tsx'), 'DataPage'),
  }),
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/history',
    validateSearch: readTrailSearch,
    loader: withWords('groups', 'audit'),
    component: lazyRouteComponent(() => import('./history-page.tsx'), 'HistoryPage'),
  }),
]

export const adminGroupRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/groups',
    validateSearch: readGroupsSearch,
    loader: words,
    component: lazyRouteComponent(() => import('./admin/groups-page.tsx'), 'GroupsPage'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/groups/new',
    loader: words,
    component: lazyRouteComponent(() => import('./admin/new-group-page.tsx'), 'NewGroupPage'),
  }),
]
