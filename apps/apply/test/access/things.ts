import { sql } from 'kysely'
import { formWith, newPdf } from '../../src/documents/testing/pdfs.ts'
import { picture } from '../../src/images/testing/pictures.ts'
import { complete, inDays, publish, write } from '../../src/jobs/testing/setting.ts'
import { apply, fill, start } from '../house/applications.ts'
import type { Someone } from '../house/cast.ts'
import type { House } from '../house/house.ts'

type People = Readonly<Record<'owner' | 'applicant' | 'employee' | 'professor' | 'mixed' | 'admin' | 'extra', Someone>>
type Reply = Readonly<Record<string, unknown>>

/** The value at a path of names and indices in a reply. */
const at = (value: unknown, ...path: readonly (string | number)[]): string =>
  String(path.reduce<unknown>((part, name) => Reflect.get(part as object, name), value))

const made = ({ status, body }: { readonly status: number; readonly body: Reply }): Reply => {
  if (status >= 300) throw new Error(`The world is not whole: ${status} ${JSON.stringify(body)}`)
  return body
}

/** One of everything in the group, created by its people, by the names of path parameters. */
export const makeThings = async (house: House, here: string, people: People) => {
  const { owner, employee, professor, mixed, admin, extra } = people
  const group = `/api/research-groups/${here}`
  const newJob = () => publish(professor, here, complete(professor))

  const announced = made(
    await professor.call(`/api/jobs/${(await newJob()).jobId}/state`, {
      method: 'PUT',
      body: { state: 'CLOSED' },
      headers: { grace: 'on' },
    }),
  )

  const { jobId } = await newJob()
  const applicationId = await apply(owner, jobId)
  const documents = made(await owner.get(`/api/applications/${applicationId}`))
  const reference = made(
    await owner.post(`/api/applications/${applicationId}/references`, {
      firstName: 'Rosa',
      lastName: 'Referee',
      email: 'rosa@uni.test',
    }),
  )
  for (const member of [employee, professor, mixed])
    made(await member.put(`/api/applications/${applicationId}/ratings/mine`, { overall: 0 }))
  const comment = made(await employee.post(`/api/applications/${applicationId}/comments`, { text: 'Strong.' }))

  const draftId = await start(owner, (await newJob()).jobId)
  await fill(owner, draftId)
  const draft = made(await owner.get(`/api/applications/${draftId}`))

  const rejectedId = await apply(owner, (await newJob()).jobId)
  made(
    await employee.post(`/api/evaluation/applications/${rejectedId}/reject`, { reason: 'OTHER_REASON', notify: true }),
  )

  const openedId = await apply(owner, (await newJob()).jobId)
  made(await employee.post(`/api/evaluation/applications/${openedId}/open`))

  const interviewed = await newJob()
  const invitedId = await apply(owner, interviewed.jobId)
  const waitingId = await apply(people.applicant, interviewed.jobId)
  const overview = made(await professor.get('/api/interviews/overview')) as unknown as readonly Reply[]
  const processId = at(
    overview.find(process => process['jobId'] === interviewed.jobId),
    'processId',
  )
  const process = `/api/interviews/processes/${processId}`
  const slots = made(
    await professor.post(`${process}/slots`, {
      days: [inDays(7)],
      times: [{ from: '09:00', to: '11:00' }],
      durationMinutes: 30,
      location: 'Room 1',
      interviewerIds: [professor.userId],
    }),
  )
  const interviewees = made(await professor.post(`${process}/interviewees`, { applicationIds: [invitedId, waitingId] }))
  const intervieweeOf = (application: string): string =>
    at(
      (interviewees['items'] as readonly Reply[]).find(item => item['applicationId'] === application),
      'intervieweeId',
    )
  const intervieweeId = intervieweeOf(invitedId)
  made(await professor.post(`${process}/invitations`, { intervieweeIds: [intervieweeId] }))
  const bookedSlotId = at(slots, 'items', 1, 'slotId')
  made(await owner.post(`/api/interviews/bookings/${processId}`, { slotId: bookedSlotId }))

  const profileDocument = made(
    await owner.call('/api/applicants/me/documents', { method: 'POST', body: (await pdfForm())() }),
  )
  const words = {
    type: 'INTERVIEW_BOOKED',
    language: 'en',
    subject: 'See you',
    body: '<p>Soon: {{interview.when}}</p>',
  }
  const template = made(await professor.post(`${group}/email-templates`, words))
  const image = made(await professor.call(`${group}/images/banners`, { method: 'POST', body: (await pictureForm())() }))
  const invitation = made(await professor.post(`${group}/members`, { email: 'new@uni.test', role: 'EMPLOYEE' }))
  const view = made(await employee.post('/api/evaluation/views', { name: 'Mine', query: {} }))
  const school = made(await admin.post('/api/schools', { name: 'School' }))
  const unusedSchool = made(await admin.post('/api/schools', { name: 'Unused' }))
  const schoolId = at(school, 'schoolId')
  const department = made(await admin.post('/api/departments', { schoolId, name: 'Department' }))
  const requested = made(await owner.post('/api/research-groups/requests', { name: 'Requested' }))
  const dataExport = made(await owner.post('/api/users/me/data-export'))
  const calendar = made(await owner.get('/api/users/me/calendar'))
  const { rows } = await sql<{ token: string; letterId: string }>`select letter_id as "letterId",
    substring(text from '/reference-letters/([\\w-]+)') as token from letter where type = 'REFERENCE_REQUEST'`.execute(
    house.database.query,
  )
  const [asked] = rows
  const letterId = '00000000-0000-4000-8000-00000000dead'
  await sql`insert into letter (letter_id, type, language, state, recipient_name, recipient_address, message_id, subject,
      text, html, secret, not_before, written_at)
    values (${letterId}, 'GROUP_DENIED', 'en', 'DEAD', '', 'x@uni.test', '<dead@uni.test>', 'x', 'x', 'x', false, now(),
      now())`.execute(house.database.query)

  const conflict = `/api/evaluation/applications/${applicationId}/recusals`
  const recusal = made(await extra.post(conflict, { reason: 'We are related.' }))

  const stoppedJobId = (await newJob()).jobId
  made(await professor.post(`/api/jobs/${stoppedJobId}/stop`))
  const revised = await newJob()
  made(await employee.put(`/api/jobs/${revised.jobId}/revision`, complete(professor, { title: 'Revised' })))

  const hold = { reason: 'A lawsuit.', until: inDays(90) }
  const legalHold = made(await admin.post(`/api/jobs/${revised.jobId}/legal-holds`, hold))

  return {
    stepId: at(announced, 'stepId'),
    jobId,
    stoppedJobId,
    revisedJobId: revised.jobId,
    legalHoldId: at(legalHold, 'legalHoldId'),
    draftJobId: (await write(professor, here, complete(professor))).jobId,
    openJobId: (await newJob()).jobId,
    applicationId,
    documentId: at(documents, 'documents', 0, 'documentId'),
    referenceId: at(reference, 'referenceId'),
    token: asked?.token ?? '',
    commentId: at(comment, 'commentId'),
    recusalId: at(recusal, 'recusalId'),
    draftId,
    draftDocumentId: at(draft, 'documents', 0, 'documentId'),
    rejectedId,
    openedId,
    waitingId,
    invitedId,
    processId,
    slotId: at(slots, 'items', 0, 'slotId'),
    bookedSlotId,
    intervieweeId,
    waitingIntervieweeId: intervieweeOf(waitingId),
    profileDocumentId: at(profileDocument, 'documentId'),
    templateId: at(template, 'templateId'),
    imageId: at(image, 'imageId'),
    invitationId: at(invitation, 'invitationId'),
    viewId: at(view, 'viewId'),
    schoolId,
    unusedSchoolId: at(unusedSchool, 'schoolId'),
    departmentId: at(department, 'departmentId'),
    requestedGroupId: at(requested, 'researchGroupId'),
    exportId: at(dataExport, 'exportId'),
    secret: /\/api\/calendar\/(.+)\.ics$/.exec(at(calendar, 'url'))?.[1] ?? '',
    letterId,
    version: '1',
  }
}

export const pdfForm = async (): Promise<() => FormData> => {
  const pdf = await newPdf()
  return () => formWith(pdf)
}
export const pictureForm = async (): Promise<() => FormData> => {
  const png = new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' })
  return () => {
    const form = new FormData()
    form.set('file', png, 'banner.png')
    return form
  }
}
