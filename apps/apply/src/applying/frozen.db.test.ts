import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, upload } from '../../test/house/applications.ts'
import { enter, type Someone } from '../../test/house/cast.ts'
import { newPdf } from '../documents/testing/pdfs.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.house.close())

type Sent = { readonly who: Someone; readonly id: string; readonly jobId: string; readonly documentId: string }

/** All ways in which an applicant or a group could try to change what was sent. */
const tries = {
  edit: ({ who, id }: Sent) => who.patch(`/api/applications/${id}`, { motivation: 'other', answers: {}, skills: 'x' }),
  consents: ({ who, id }: Sent) => who.patch(`/api/applications/${id}`, { consents: { waiveLetterAccess: false } }),
  profile: ({ who }: Sent) => who.put('/api/applicants/me/profile', { firstName: 'Other', degrees: [], city: 'Ulm' }),
  account: ({ who }: Sent) => who.patch('/api/users/me', { firstName: 'Another', lastName: 'Name' }),
  rename: ({ who, documentId }: Sent) => who.patch(`/api/documents/${documentId}`, { name: 'other', type: 'OTHER' }),
  remove: ({ who, documentId }: Sent) => who.delete(`/api/documents/${documentId}`),
  add: async ({ who, id }: Sent) => upload(who, id, await newPdf()),
  again: ({ who, id }: Sent) => who.post(`/api/applications/${id}/submit`),
  restart: ({ who, jobId }: Sent) => who.post(`/api/jobs/${jobId}/applications`),
  delete: ({ who, id }: Sent) => who.delete(`/api/applications/${id}`),
  job: async ({ jobId }: Sent) => {
    const { body } = await office.paula.get(`/api/jobs/${jobId}/details`)
    const question = { textEn: 'New?', textDe: '', kind: 'TEXT', required: true }
    return office.paula.put(`/api/jobs/${jobId}`, { ...body, title: 'New title', questions: [question] })
  },
  close: ({ jobId }: Sent) => office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' }),
  withdraw: ({ who, id }: Sent) => who.post(`/api/applications/${id}/withdraw`),
} as const satisfies Record<string, (sent: Sent) => Promise<{ readonly status: number }>>

const frozenIn = (body: Readonly<Record<string, unknown>>) => {
  const { profile, documents, questions, answers, motivation, skills, experience, consents, jobVersion, submittedAt } =
    body
  const { title } = body['job'] as { readonly title: string }
  return {
    profile,
    documents,
    questions,
    answers,
    motivation,
    skills,
    experience,
    consents,
    jobVersion,
    submittedAt,
    title,
  }
}

let runs = 0
test('a sent application cannot be changed in any way', async () => {
  const sequences = fc.array(fc.constantFrom(...(Object.keys(tries) as (keyof typeof tries)[])), {
    minLength: 4,
    maxLength: 10,
  })
  await fc.assert(
    fc.asyncProperty(sequences, async names => {
      runs += 1
      const who = await enter(office.house, `Frozen${runs}`)
      const { jobId } = await newJob(office)
      const id = await apply(who, jobId)
      const { body } = await who.get(`/api/applications/${id}`)
      const [document] = body['documents'] as readonly { documentId: string }[]
      for (const name of names) {
        const { status } = await tries[name]({ who, id, jobId, documentId: document?.documentId ?? '' })
        expect(status).toBeLessThan(500)
      }
      const after = await who.get(`/api/applications/${id}`)
      expect(frozenIn(after.body)).toEqual(frozenIn(body))
    }),
    { numRuns: 6 },
  )
})
