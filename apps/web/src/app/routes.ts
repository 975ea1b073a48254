import { signedInApplicantRoutes } from '../applicants/routes.ts'
import { adminApplicationRoutes, signedInApplicationRoutes } from '../applications/routes.ts'
import { adminAuditRoutes } from '../audit/routes.ts'
import { signedInBookingRoutes } from '../bookings/routes.ts'
import { adminCatalogueRoutes } from '../catalogues/routes.ts'
import { evaluationRoutes, memberHomeRoutes } from '../evaluation/routes.ts'
import { adminGroupRoutes, groupRoutes, memberGroupRoutes, signedInGroupRoutes } from '../groups/routes.ts'
import { adminImageRoutes, memberImageRoutes } from '../images/routes.ts'
import { memberInterviewRoutes, signedInInterviewRoutes } from '../interviews/routes.ts'
import { adminJobRoutes, jobRoutes, memberJobRoutes, signedInJobRoutes } from '../jobs/routes.ts'
import { adminLegalHoldRoutes } from '../legal-holds/routes.ts'
import { adminLetterRoutes } from '../letters/routes.ts'
import { adminPeopleRoutes, signedInPeopleRoutes } from '../people/routes.ts'
import { signedInPrivacyRoutes } from '../privacy/routes.ts'
import { referenceRoutes } from '../references/routes.ts'
import { adminSchoolRoutes } from '../schools/routes.ts'
import { sessionRoutes } from '../session/routes.ts'
import { startRoutes } from '../start/routes.ts'
import { adminSystemRoutes } from '../system/routes.ts'
import { memberTemplateRoutes } from '../templates/routes.ts'
import { admin, everyone, member, signedIn } from './layouts.ts'

/** The table of contents: every room, by who may enter. */
export const routes = everyone.addChildren([
  ...startRoutes,
  ...sessionRoutes,
  ...jobRoutes,
  ...groupRoutes,
  ...evaluationRoutes,
  ...referenceRoutes,
  signedIn.addChildren([
    ...signedInPeopleRoutes,
    ...signedInGroupRoutes,
    ...signedInJobRoutes,
    ...signedInApplicationRoutes,
    ...signedInApplicantRoutes,
    ...signedInBookingRoutes,
    ...signedInInterviewRoutes,
    ...signedInPrivacyRoutes,
  ]),
  member.addChildren([
    ...memberHomeRoutes,
    ...memberJobRoutes,
    ...memberGroupRoutes,
    ...memberInterviewRoutes,
    ...memberTemplateRoutes,
    ...memberImageRoutes,
  ]),
  admin.addChildren([
    ...adminGroupRoutes,
    ...adminPeopleRoutes,
    ...adminJobRoutes,
    ...adminApplicationRoutes,
    ...adminSchoolRoutes,
    ...adminCatalogueRoutes,
    ...adminLegalHoldRoutes,
    ...adminLetterRoutes,
    ...adminImageRoutes,
    ...adminAuditRoutes,
    ...adminSystemRoutes,
  ]),
])
