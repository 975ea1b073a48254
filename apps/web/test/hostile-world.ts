import type { Visitor } from './browser.ts'
import { brief, evil, evilHtml } from './hostile-words.ts'
import { linkTo } from './mailbox.ts'
import { onePage } from './one-page.ts'

const dayMs = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const mallorysAddress = 'mallory@hostile.test'
const trudysAddress = 'trudy@hostile.test'

/** Creates an administrator and a group with scripts as names. */
const found = async ({ call }: Visitor): Promise<string> => {
  const { schoolId } = await call<{ schoolId: string }>('POST', '/api/schools', { name: evil, abbreviation: brief })
  const school = { schoolId, name: evil, abbreviation: brief }
  const { departmentId } = await call<{ departmentId: string }>('POST', '/api/departments', school)
  await call('POST', '/api/catalogues/subjectAreas/HOSTILE', { en: evil, de: evil })
  const { researchGroupId } = await call<{ researchGroupId: string }>('POST', '/api/research-groups', {
    name: evil,
    abbreviation: brief,
    head: evil,
    website: "https://hostile.test/'onmouseover=struck=1'",
    description: evilHtml,
    street: evil,
    postalCode: '"><b onclick=a>',
    city: evil,
    departmentId,
    letterGraceMinutes: 0,
    independentRatings: false,
  })
  const professor = { email: mallorysAddress, role: 'PROFESSOR' }
  await call('POST', `/api/research-groups/${researchGroupId}/members`, professor)
  return researchGroupId
}

const publish = async ({ call }: Visitor, groupId: string): Promise<string> => {
  const { userId } = await call<{ userId: string }>('PATCH', '/api/users/me', { firstName: evil, lastName: evil })
  const { jobId } = await call<{ jobId: string }>('POST', `/api/research-groups/${groupId}/jobs`, {
    title: evil,
    subjectArea: 'HOSTILE',
    researchArea: evil,
    location: 'GARCHING',
    supervisingProfessorId: userId,
    descriptionEn: evilHtml,
    descriptionDe: evilHtml,
    criteria: [{ name: evil, guidance: evil, weight: 1 }],
    questions: [{ textEn: evil, textDe: evil, kind: 'LONG_TEXT', required: true }],
    referenceLettersRequired: 1,
  })
  await call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  await call('POST', `/api/research-groups/${groupId}/email-templates`, {
    type: 'APPLICATION_ACCEPTED',
    language: 'en',
    subject: brief,
    body: evilHtml,
  })
  return jobId
}

type Begun = { readonly applicationId: string; readonly questions: readonly { readonly questionId: string }[] }

const apply = async ({ call }: Visitor, jobId: string): Promise<string> => {
  await call('PATCH', '/api/users/me', { firstName: evil, lastName: evil })
  await call('PUT', '/api/applicants/me/profile', {
    firstName: evil,
    lastName: evil,
    phone: brief,
    website: 'javascript:struck=1',
    street: evil,
    postalCode: '"><b onclick=a>',
    city: evil,
    country: evil,
    degrees: [{ kind: 'MASTER', name: evil, university: evil }],
  })
  const { applicationId, questions } = await call<Begun>('POST', `/api/jobs/${jobId}/applications`)
  const path = `/api/applications/${applicationId}`
  const papers = new FormData()
  papers.append('type', 'CV')
  papers.append('name', evil)
  papers.append('file', new Blob([onePage], { type: 'application/pdf' }), `${evil}.pdf`)
  await call('POST', `${path}/documents`, papers)
  await call('POST', `${path}/references`, {
    title: brief,
    firstName: evil,
    lastName: evil,
    institution: evil,
    relationship: evil,
    email: 'referee@hostile.test',
  })
  await call('PATCH', path, {
    motivation: evilHtml,
    skills: evilHtml,
    experience: evilHtml,
    answers: Object.fromEntries(questions.map(({ questionId }) => [questionId, evil])),
    consents: { dataProcessing: true, waiveLetterAccess: false },
  })
  await call('POST', `${path}/submit`)
  return applicationId
}

type Process = { readonly processId: string; readonly jobId: string }
type People = { readonly items: readonly { readonly intervieweeId: string }[] }

const judge = async ({ call }: Visitor, jobId: string, applicationId: string) => {
  const { userId } = await call<{ userId: string }>('GET', '/api/users/me')
  await call('POST', `/api/applications/${applicationId}/comments`, { text: `${evil} @${evil} ${evil}`, mentions: [] })
  const rating = { overall: 1, criteria: { [evil]: 1 }, note: evil }
  await call('PUT', `/api/applications/${applicationId}/ratings/mine`, rating)
  await call('POST', '/api/evaluation/views', { name: evil, query: {} })
  const processes = await call<readonly Process[]>('GET', '/api/interviews/overview')
  const processId = processes.find(each => each.jobId === jobId)?.processId ?? ''
  const path = `/api/interviews/processes/${processId}`
  await call('POST', `${path}/slots`, {
    days: [dayIn(5)],
    times: [{ from: '09:00' }],
    durationMinutes: 45,
    location: evil,
    link: "https://hostile.test/'onclick=struck=1'",
    interviewerIds: [userId],
  })
  const { items } = await call<People>('POST', `${path}/interviewees`, { applicationIds: [applicationId] })
  await call('POST', `${path}/invitations`, { message: evil })
  const intervieweeId = items[0]?.intervieweeId ?? ''
  const assessment = { overall: 1, criteria: [{ name: evil, value: 1 }], notes: evil }
  await call('PUT', `/api/interviews/interviewees/${intervieweeId}/assessments/mine`, assessment)
  return { processId, intervieweeId }
}

const denied = async (ada: Visitor, trudy: Visitor): Promise<void> => {
  const { researchGroupId } = await trudy.call<{ researchGroupId: string }>('POST', '/api/research-groups/requests', {
    name: `${evil} once more`,
  })
  await ada.call('POST', `/api/research-groups/${researchGroupId}/deny`, { reason: evil })
}

type Cast = { readonly ada: Visitor; readonly mallory: Visitor; readonly trudy: Visitor }

/** Puts a script into everything that people can write. */
export const writeHostileWorld = async ({ ada, mallory, trudy }: Cast) => {
  await ada.signInAs('Ada')
  const groupId = await found(ada)
  await mallory.signInByCode(mallorysAddress)
  const jobId = await publish(mallory, groupId)
  await trudy.signInByCode(trudysAddress)
  await denied(ada, trudy)
  const applicationId = await apply(trudy, jobId)
  const referee = await linkTo('referee@hostile.test', /\/reference-letters\/[\w-]+/)
  const { processId, intervieweeId } = await judge(mallory, jobId, applicationId)
  return { groupId, jobId, applicationId, processId, intervieweeId, referee }
}
