import { createServer, type Declared, describeApi, retryAfterSeconds, type Server, serveDocs } from '@kolleg/front'
import { adminRoutes } from './admins/routes.ts'
import { applicantRoutes } from './applicants/routes.ts'
import { applicationListRoutes } from './applying/list.routes.ts'
import { applicationRoutes } from './applying/routes.ts'
import { assistRoutes } from './assist/routes.ts'
import { calendarRoutes } from './calendar-feed/routes.ts'
import { catalogueRoutes } from './catalogues/routes.ts'
import { pageRoutes } from './client/page-routes.ts'
import { siteRoutes } from './client/routes.ts'
import { committeeRoutes } from './committees/routes.ts'
import { consequenceRoutes } from './consequences/routes.ts'
import type { Context } from './context.ts'
import { examples } from './demo/examples.ts'
import { documentRoutes } from './documents/routes.ts'
import { evaluationRoutes } from './evaluation/routes.ts'
import { describeOperation } from './front-door/describe.ts'
import { addForms } from './front-door/forms.ts'
import { addAccessGate } from './front-door/gate.ts'
import { addLimits } from './front-door/limits.ts'
import { addProblems, answerUnreadable } from './front-door/problems.ts'
import { stopForTheGone } from './front-door/stop-for-the-gone.ts'
import { addStrictness } from './front-door/strict.ts'
import { invitationRoutes } from './groups/members/invitation-routes.ts'
import { memberRoutes } from './groups/members/routes.ts'
import { moderationRoutes } from './groups/moderation-routes.ts'
import { publicGroupRoutes } from './groups/public-routes.ts'
import { groupRoutes } from './groups/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { imageRoutes } from './images/routes.ts'
import { interviewRoutes } from './interviews/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { legalHoldRoutes } from './legal-holds/routes.ts'
import { mailboxRoutes } from './letters/mailbox/routes.ts'
import { notificationRoutes } from './letters/notifications/routes.ts'
import { unsubscribeRoutes } from './letters/notifications/unsubscribe.routes.ts'
import { letterRoutes } from './letters/routes.ts'
import { peopleRoutes } from './me/routes.ts'
import { pdfRoutes } from './pdf/routes.ts'
import { retentionRoutes } from './privacy/retention/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { problem } from './problems.ts'
import { readingRoutes } from './readings/routes.ts'
import { recusalRoutes } from './recusals/routes.ts'
import { refereeRoutes } from './references/referee.routes.ts'
import { referenceRoutes } from './references/routes.ts'
import { departmentRoutes } from './schools/department-routes.ts'
import { schoolRoutes } from './schools/routes.ts'
import { clientRoutes } from './sign-in/client.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import { auditRoutes } from './trail/routes.ts'
import { addGrace } from './waiting-steps/grace.ts'
import { waitingStepRoutes } from './waiting-steps/routes.ts'

export type App = { readonly app: Server; readonly operations: readonly Declared[] }

/** Enough for the largest document at a quarter of a megabit per second. */
const slowBodyTimeoutMs = 15 * 60_000

/** The table of contents: the front door, then every folder in reading order. */
export const createApp = async (context: Context): Promise<App> => {
  const { config, log, metrics, sandbox, embedded } = context
  const app = createServer({
    log,
    metrics,
    trustProxy: config.TRUST_PROXY,
    isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
    slowBodyTimeoutMs,
    answerUnreadable,
    busy: problem('BUSY', { members: { retryAfterSeconds } }),
  })
  stopForTheGone(app)
  const operations = addAccessGate(app, context)
  addStrictness(app)
  addGrace(app, context)
  await addForms(app)
  await addLimits(app)
  await describeApi(app, description)
  addProblems(app, config)
  app.addHook('onClose', async () => sandbox.close())

  healthRoutes(app, context)
  clientRoutes(app, context)
  pageRoutes(app, context)
  if (embedded) await signInRoutes(app, context, embedded)
  peopleRoutes(app, context)
  publicGroupRoutes(app, context)
  groupRoutes(app, context)
  moderationRoutes(app, context)
  memberRoutes(app, context)
  invitationRoutes(app, context)
  schoolRoutes(app, context)
  departmentRoutes(app, context)
  catalogueRoutes(app, context)
  adminRoutes(app, context)
  auditRoutes(app, context)
  waitingStepRoutes(app, context)
  privacyRoutes(app, context)
  retentionRoutes(app, context)
  legalHoldRoutes(app, context)
  jobRoutes(app, context)
  pdfRoutes(app, context)
  imageRoutes(app, context)
  assistRoutes(app, context)
  applicantRoutes(app, context)
  applicationRoutes(app, context)
  applicationListRoutes(app, context)
  documentRoutes(app, context)
  referenceRoutes(app, context)
  refereeRoutes(app, context)
  evaluationRoutes(app, context)
  committeeRoutes(app, context)
  readingRoutes(app, context)
  recusalRoutes(app, context)
  consequenceRoutes(app, context)
  interviewRoutes(app, context)
  calendarRoutes(app, context)
  letterRoutes(app, context)
  notificationRoutes(app, context)
  await unsubscribeRoutes(app, context)
  templateRoutes(app, context)
  if (config.showsMailbox) mailboxRoutes(app, context)
  serveDocs(app, description.title, { json: '/api/openapi.json', access: { public: 'docs' } })
  await siteRoutes(app, context)
  context.ownRequests.answerBy(app)
  return { app, operations }
}

const description = {
  title: 'Application management',
  version: '1',
  description:
    'Jobs, applications, reviews and interviews of research groups. Sign in at your identity provider and send its ' +
    'token as Authorization: Bearer. Errors are problem details (RFC 9457) with a stable code.',
  examples,
  describe: describeOperation,
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  tags: [
    { name: 'operations', description: 'Is it well?' },
    { name: 'people', description: 'Who is signed in.' },
    { name: 'groups', description: 'Research groups and who belongs to them.' },
    { name: 'schools', description: 'Schools and departments, which order the groups.' },
    { name: 'catalogues', description: 'What forms choose from.' },
    { name: 'admins', description: 'Administrators, and everyone they look after.' },
    { name: 'audit', description: 'Who did what, and when.' },
    { name: 'waiting steps', description: 'Steps that are announced, and can be taken back until they are due.' },
    { name: 'privacy', description: 'One’s own data: copies, erasure, and how long it is kept.' },
    { name: 'jobs', description: 'Positions: writing, publishing, finding them.' },
    { name: 'images', description: 'Banners of jobs.' },
    { name: 'applicants', description: 'What an applicant tells once.' },
    { name: 'applications', description: 'From the first draft to the last word.' },
    { name: 'documents', description: 'PDF files of applications and profiles.' },
    { name: 'references', description: 'Referees and what they write.' },
    { name: 'interviews', description: 'Slots, interviewees, invitations, bookings and assessments.' },
    { name: 'calendar', description: 'Interviews in one’s own calendar.' },
    { name: 'evaluation', description: 'Judging applications: lists, ratings, comments, decisions, exports.' },
    { name: 'assist', description: 'Help with writing.' },
    { name: 'letters', description: 'What could not be delivered.' },
  ],
}
