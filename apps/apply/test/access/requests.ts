import { inDays } from '../../src/jobs/testing/setting.ts'
import type { Sent, World } from './world.ts'

/** An unsubscribe link with an invented key. */
const strangersLink = { userId: '00000000-0000-4000-8000-000000000000', type: 'NEW_COMMENT', key: 'made-up' }

/** The payload of a valid call of each operation; those without one are left out. */
export const requests = ({ ids, people, forms }: World): Readonly<Record<string, Sent>> => {
  const id = (name: string): string => ids[name] ?? ''
  const researchGroupId = id('researchGroupId')
  const jobForm = { title: 'A job', subjectArea: 'COMPUTER_SCIENCE', location: 'GARCHING' }
  const words = { subject: 'See you', body: '<p>Soon: {{interview.when}}</p>' }
  const legalHold = { reason: 'A lawsuit.', until: inDays(30) }
  const draft = { params: { applicationId: id('draftId') } }
  const draftDocument = { params: { documentId: id('draftDocumentId') } }
  const rejected = { params: { applicationId: id('rejectedId') } }
  const draftJob = { params: { jobId: id('draftJobId') } }
  const revisedJob = { params: { jobId: id('revisedJobId') } }
  const extra = { params: { userId: id('extraId') } }
  const requested = { params: { researchGroupId: id('requestedGroupId') } }
  return {
    'PATCH /api/users/me': { body: { language: 'de', firstName: 'New', version: 1 } },
    'PUT /api/users/me/notifications': { body: { notifications: [{ type: 'NEW_POSITION', enabled: false }] } },
    'POST /api/research-groups': { body: { name: 'New group', website: 'https://x.example', timezone: 'Asia/Tokyo' } },
    'POST /api/research-groups/requests': { body: { name: 'New group', email: 'x@uni.example' } },
    'PATCH /api/research-groups/:researchGroupId': { body: { head: 'Prof. New', description: '<p>We.</p>' } },
    'POST /api/research-groups/:researchGroupId/activate': requested,
    'POST /api/research-groups/:researchGroupId/deny': { ...requested, body: { reason: 'No.' } },
    'POST /api/research-groups/:researchGroupId/members': { body: { email: 'x@uni.test', role: 'EMPLOYEE' } },
    'PATCH /api/research-groups/:researchGroupId/members/:userId': { ...extra, body: { role: 'PROFESSOR' } },
    'DELETE /api/research-groups/:researchGroupId/members/:userId': extra,
    'GET /api/users/available-for-research-group': { query: { researchGroupId, query: 'Owner' } },
    'POST /api/schools': { body: { name: 'New school' } },
    'PATCH /api/schools/:schoolId': { body: { name: 'Other name' } },
    'DELETE /api/schools/:schoolId': { params: { schoolId: id('unusedSchoolId') } },
    'POST /api/departments': { body: { schoolId: id('schoolId'), name: 'New department' } },
    'PATCH /api/departments/:departmentId': { body: { name: 'Other name' } },
    'POST /api/catalogues/:catalogue/:entry': {
      params: { catalogue: 'locations', entry: 'NEW_PLACE' },
      body: { en: 'New', de: 'Neu' },
    },
    'PATCH /api/catalogues/:catalogue/:entry': {
      params: { catalogue: 'locations', entry: 'GARCHING' },
      body: { en: 'New', de: 'Neu' },
    },
    'DELETE /api/catalogues/:catalogue/:entry': { params: { catalogue: 'locations', entry: 'OTTOBRUNN' } },
    'POST /api/admins': { body: { userId: people.professor.userId } },
    'DELETE /api/admins/:userId': { params: { userId: id('otherAdminId') } },
    'POST /api/admin/retention': { body: { dryRun: false } },
    'POST /api/jobs/:jobId/legal-holds': { body: legalHold },
    'PUT /api/admin/legal-holds/:legalHoldId': { body: { ...legalHold, version: 1 } },

    'POST /api/research-groups/:researchGroupId/jobs': { body: jobForm },
    'PUT /api/jobs/:jobId': { ...draftJob, body: jobForm },
    'DELETE /api/jobs/:jobId': draftJob,
    'PUT /api/jobs/:jobId/state': { ...draftJob, body: { state: 'PUBLISHED' } },
    'POST /api/jobs/:jobId/stop': { params: { jobId: id('openJobId') } },
    'POST /api/jobs/:jobId/resume': { params: { jobId: id('stoppedJobId') } },
    'GET /api/jobs/:jobId/consequences': { query: { step: 'close' } },
    'PUT /api/jobs/:jobId/revision': { ...revisedJob, body: { ...jobForm, version: 1 } },
    'DELETE /api/jobs/:jobId/revision': revisedJob,
    'POST /api/jobs/:jobId/revision/publish': { ...revisedJob, body: { version: 1, base: 2 } },
    'GET /api/jobs/:jobId/pdf': draftJob,
    'POST /api/jobs/preview/pdf': { body: { researchGroupId, ...jobForm } },
    'POST /api/images/banners/default': { form: forms.picture },
    'POST /api/research-groups/:researchGroupId/images/banners': { form: forms.picture },
    'POST /api/ai/job-draft': { body: { researchGroupId, title: 'A job' } },
    'POST /api/ai/posting-check': { body: { researchGroupId, descriptionEn: '<p>A young team.</p>' } },
    'POST /api/jobs/:jobId/translation': { body: { from: 'en', to: 'de' } },

    'PUT /api/applicants/me/profile': { body: { phone: '+49 89 1', degrees: [] } },
    'PUT /api/applicants/me/subscriptions': { body: { subjectAreas: ['COMPUTER_SCIENCE'] } },
    'POST /api/applicants/me/documents': { form: forms.pdf },
    'DELETE /api/applicants/me/documents/:documentId': { params: { documentId: id('profileDocumentId') } },
    'POST /api/jobs/:jobId/applications': { params: { jobId: id('openJobId') } },
    'PATCH /api/applications/:applicationId': { ...draft, body: { motivation: '<p>Because.</p>', answers: {} } },
    'DELETE /api/applications/:applicationId': draft,
    'POST /api/applications/:applicationId/submit': draft,
    'POST /api/applications/:applicationId/documents': { ...draft, form: forms.pdf },
    'PATCH /api/documents/:documentId': { ...draftDocument, body: { name: 'Other.pdf' } },
    'DELETE /api/documents/:documentId': draftDocument,
    'POST /api/applications/:applicationId/references': {
      body: { firstName: 'Ada', lastName: 'Groß', email: 'ada@uni.example' },
    },
    'PATCH /api/references/:referenceId': { body: { institution: 'TUM' } },
    'PUT /api/reference-letters/:token': { body: { assessment: { comments: 'Good.' } } },
    'POST /api/reference-letters/:token': { body: { assessment: { recommendation: 'STRONGLY', comments: 'Good.' } } },

    'POST /api/evaluation/applications/:applicationId/unread': { params: { applicationId: id('openedId') } },
    'POST /api/evaluation/applications/:applicationId/unlist': { params: { applicationId: id('waitingId') } },
    'POST /api/evaluation/applications/:applicationId/accept': { body: { message: 'Welcome!', notify: true } },
    'POST /api/evaluation/applications/:applicationId/reject': { body: { reason: 'OTHER_REASON', message: 'No.' } },
    'POST /api/evaluation/applications/:applicationId/reconsider': rejected,
    'POST /api/evaluation/applications/:applicationId/take-back': rejected,
    'POST /api/evaluation/applications/:applicationId/letter-preview': { body: { decision: 'ACCEPTED' } },
    'POST /api/evaluation/applications/consequences': { body: { applicationIds: [id('applicationId')] } },
    'POST /api/evaluation/applications/bulk': { body: { action: 'open', applicationIds: [id('applicationId')] } },
    'POST /api/evaluation/applications/:applicationId/recusals': { body: { reason: 'We wrote a paper together.' } },
    'PUT /api/jobs/:jobId/committee': { body: { committeeOnly: false, seats: [] } },
    'PUT /api/evaluation/jobs/:jobId/ranking': { body: { applicationIds: [], version: 1 } },
    'POST /api/jobs/:jobId/readings': { body: { userIds: [id('professorId')], perApplication: 1 } },
    'PUT /api/evaluation/applications/:applicationId/readers': { body: { userIds: [id('professorId')] } },
    'POST /api/evaluation/views': { body: { name: 'New', query: {} } },
    'PUT /api/applications/:applicationId/ratings/mine': { body: { overall: 1, note: 'Fine.' } },
    'POST /api/applications/:applicationId/comments': { body: { text: 'Hm.' } },
    'PUT /api/comments/:commentId': { body: { text: 'Hm, no.' } },

    'POST /api/interviews/processes/:processId/slots': {
      body: {
        days: [inDays(9)],
        times: [{ from: '09:00', to: '10:00' }],
        durationMinutes: 30,
        location: 'Room 2',
        interviewerIds: [people.employee.userId],
      },
    },
    'PATCH /api/interviews/slots/:slotId': { body: { location: 'Room 3' } },
    'POST /api/interviews/slots/:slotId/assign': { body: { intervieweeId: id('waitingIntervieweeId') } },
    'POST /api/interviews/slots/:slotId/cancel': { params: { slotId: id('bookedSlotId') } },
    'POST /api/interviews/processes/:processId/interviewees': { body: { applicationIds: [id('invitedId')] } },
    'PUT /api/interviews/interviewees/:intervieweeId/assessments/mine': { body: { overall: 2, notes: 'Good.' } },
    'POST /api/interviews/interviewees/:intervieweeId/letter-preview': { body: { message: 'See you.' } },
    'POST /api/interviews/processes/:processId/invitations': { body: { intervieweeIds: [id('waitingIntervieweeId')] } },
    'POST /api/interviews/bookings/:processId': { body: { slotId: id('slotId') } },

    'POST /api/research-groups/:researchGroupId/email-templates': {
      body: { type: 'INTERVIEW_BOOKED', language: 'de', ...words },
    },
    'POST /api/research-groups/:researchGroupId/email-templates/preview': {
      body: { type: 'INTERVIEW_BOOKED', language: 'de', ...words },
    },
    'PUT /api/email-templates/:templateId': { body: words },

    'GET /dev/mailbox/:id': { params: { id: '1' } },
    'GET /dev/mailbox/:id/html': { params: { id: '1' } },
    'GET /docs/assets/:file': { params: { file: 'page.css' } },
    'GET /problems/:code': { params: { code: 'not-found' } },
    'GET /unsubscribe/:userId/:type/:key': { params: strangersLink },
    'POST /unsubscribe/:userId/:type/:key': { params: strangersLink },
  }
}
