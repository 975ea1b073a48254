import { createRootRoute, createRoute } from '@tanstack/react-router'
import { NeedsAdmin } from '../session/needs-admin.tsx'
import { NeedsMember } from '../session/needs-member.tsx'
import { NeedsSignIn } from '../session/needs-sign-in.tsx'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'
import { Shell } from './shell.tsx'

/** The layout decides who sees a page: everyone, signed-in people, members of a group, administrators. */
export const everyone = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Broken })

export const signedIn = createRoute({ getParentRoute: () => everyone, id: 'signed-in-only', component: NeedsSignIn })

/** Pages under `/groups/$groupId/…`. */
export const member = createRoute({ getParentRoute: () => everyone, id: 'members-only', component: NeedsMember })

export const admin = createRoute({ getParentRoute: () => everyone, path: '/admin', component: NeedsAdmin })
