import { adminAuditRoutes } from '../audit/routes.ts'
import { adminCatalogueRoutes } from '../catalogues/routes.ts'
import { adminGroupRoutes, groupRoutes, memberGroupRoutes, signedInGroupRoutes } from '../groups/routes.ts'
import { jobRoutes, memberJobRoutes } from '../jobs/routes.ts'
import { adminLetterRoutes } from '../letters/routes.ts'
import { adminPeopleRoutes, signedInPeopleRoutes } from '../people/routes.ts'
import { adminSchoolRoutes } from '../schools/routes.ts'
import { sessionRoutes } from '../session/routes.ts'
import { startRoutes } from '../start/routes.ts'
import { admin, everyone, member, signedIn } from './layouts.ts'

/** The table of contents: every room, by who may enter. */
export const routes = everyone.addChildren([
  ...startRoutes,
  ...sessionRoutes,
  ...jobRoutes,
  ...groupRoutes,
  signedIn.addChildren([...signedInPeopleRoutes, ...signedInGroupRoutes]),
  member.addChildren([...memberJobRoutes, ...memberGroupRoutes]),
  admin.addChildren([
    ...adminGroupRoutes,
    ...adminPeopleRoutes,
    ...adminSchoolRoutes,
    ...adminCatalogueRoutes,
    ...adminLetterRoutes,
    ...adminAuditRoutes,
  ]),
])
