import { formWith, newPdf } from '../../src/documents/testing/pdfs.ts'
import { complete, type Office, publish } from '../../src/jobs/testing/setting.ts'
import { enter, type Someone } from './cast.ts'

/** A published job of the office's first group. */
export const newJob = (office: Office, more: object = {}) =>
  publish(office.paula, office.here, complete(office.paula, more))

export const degree = {
  kind: 'MASTER',
  name: 'Informatics',
  university: 'University of Vienna',
  grade: 1.5,
  gradeScale: { best: 1, worst: 5, pass: 4 },
  date: '2026-03-31',
}

/** Starts an application and returns its id. */
export const start = async (who: Someone, jobId: string): Promise<string> => {
  const { status, body } = await who.post(`/api/jobs/${jobId}/applications`)
  if (status !== 200 && status !== 201) throw new Error(`Not started: ${status} ${JSON.stringify(body)}`)
  return String(body['applicationId'])
}

export const upload = (
  who: Someone,
  applicationId: string,
  content: Uint8Array,
  more: Parameters<typeof formWith>[1] = {},
) => who.call(`/api/applications/${applicationId}/documents`, { method: 'POST', body: formWith(content, more) })

/** Fills a draft with everything that submission needs; its CV is a new file unless one is given. */
export const fill = async (who: Someone, applicationId: string, cv?: Uint8Array): Promise<void> => {
  await who.put('/api/applicants/me/profile', { degrees: [degree] })
  await who.patch(`/api/applications/${applicationId}`, { motivation: '<p>Because.</p>' })
  const { status, body } = await upload(who, applicationId, cv ?? (await newPdf()))
  if (status !== 201) throw new Error(`No document: ${status} ${JSON.stringify(body)}`)
}

/** Sends a complete application and returns its id. */
export const apply = async (who: Someone, jobId: string, cv?: Uint8Array): Promise<string> => {
  const applicationId = await start(who, jobId)
  await fill(who, applicationId, cv)
  const { status, body } = await who.post(`/api/applications/${applicationId}/submit`)
  if (status !== 200) throw new Error(`Not sent: ${status} ${JSON.stringify(body)}`)
  return applicationId
}

export const someApplicant = (office: Office, name: string): Promise<Someone> => enter(office.house, name)
