import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, fill, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { type InterviewOffice, openInterviewOffice } from '../interviews/testing/setting.ts'
import { inDays } from '../jobs/testing/setting.ts'
import { readSection } from '../privacy/export/gather.store.ts'
import { tellOfCancelling } from '../references/tell-of-cancelling.ts'
import { deliverTo, name, referee } from '../references/testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => {
  office = await openInterviewOffice()
})
afterAll(() => office.house.close())

const rewrite = async (jobId: string, more: object) => {
  const { body } = await office.paula.get(`/api/jobs/${jobId}/details`)
  const { status } = await office.paula.put(`/api/jobs/${jobId}`, { ...body, ...more })
  expect(status).toBe(200)
}
const moderate = async (verb: 'suspend' | 'activate') => {
  expect((await office.ada.post(`/api/research-groups/${office.here}/${verb}`)).status).toBe(200)
}
const setState = async (jobId: string, state: string) => {
  expect((await office.paula.put(`/api/jobs/${jobId}/state`, { state })).status).toBe(200)
}

/** The two ways in which a job becomes hidden and public again. */
const ways = {
  'taken back': {
    hide: (jobId: string) => setState(jobId, 'DRAFT'),
    show: (jobId: string) => setState(jobId, 'PUBLISHED'),
  },
  'hidden with its group': { hide: () => moderate('suspend'), show: () => moderate('activate') },
} as const

test.each(Object.entries(ways))(
  'what is written into a job that was %s is not for those who began to apply, until it is public again',
  async (way, { hide, show }) => {
    const { jobId } = await newJob(office, { title: 'Before', questions: [{ textEn: 'Why?', kind: 'TEXT' }] })
    const who = await enter(office.house, way === 'taken back' ? 'Eva' : 'Eve')
    const path = `/api/applications/${await start(who, jobId)}`
    const [{ questionId = '' } = {}] = (await who.get(path)).body['questions'] as readonly { questionId?: string }[]
    await hide(jobId)
    await rewrite(jobId, { title: 'Secret', questions: [{ textEn: 'Secret?' }] })
    expect((await who.get(path)).body).toMatchObject({ job: { title: 'Before' }, questions: [{ textEn: 'Why?' }] })
    expect((await who.patch(path, { answers: { [questionId]: 'So.' } })).status).toBe(200)
    for (const list of ['/api/applications?sort=job', `/api/users/${who.userId}/applications`])
      expect((await who.get(list)).body).toMatchObject({ items: [{ job: { title: 'Before' } }] })
    await show(jobId)
    expect((await who.get(path)).body).toMatchObject({ job: { title: 'Secret' }, questions: [{ textEn: 'Secret?' }] })
    await rewrite(jobId, { title: 'Later' })
    expect((await who.get(path)).body).toMatchObject({ job: { title: 'Later' } })
  },
)

test('edits made while a job is hidden reach no applicant, interviewee or referee', async () => {
  const { jobId, processId } = await office.newProcess({ title: 'Applied to', applicationDeadline: inDays(20) })
  const [slotId = ''] = await office.makeSlots(processId, office.paula)
  const vera = await office.invite('Vera', { jobId, processId })
  const booking = `/api/interviews/bookings/${processId}`
  expect((await vera.post(booking, { slotId })).status).toBe(201)
  const walt = await enter(office.house, 'Walt')
  const drafted = await start(walt, jobId)
  await fill(walt, drafted)
  const named = await name(walt, drafted, referee('rita@uni.test'))
  expect((await walt.post(`/api/applications/${drafted}/submit`)).status).toBe(200)
  await deliverTo(office.house, 'rita@uni.test')
  const before = (await walt.get(`/api/jobs/${jobId}`)).body

  await moderate('suspend')
  await rewrite(jobId, { title: 'Secret', applicationDeadline: inDays(90), lettersFromShortlistOnly: true })
  expect((await walt.get(`/api/jobs/${jobId}`)).body).toMatchObject({
    title: 'Applied to',
    version: before['version'],
    updatedAt: before['updatedAt'],
    bannerId: before['bannerId'],
  })
  expect((await vera.get(booking)).body).toMatchObject({ jobTitle: 'Applied to' })
  const interviews = await readSection(office.house.database.query, 'interviews', vera.userId)
  expect(interviews).toMatchObject([{ job: 'Applied to' }])
  const { body: later } = await name(walt, drafted, referee('paul@uni.test'))
  expect(later['state']).toBe('REQUESTED')
  expect(String(later['expiresAt']) < inDays(36)).toBe(true)
  const asked = `/api/references/${String(named.body['referenceId'])}`
  expect((await walt.delete(asked)).status).toBe(204)
  expect((await vera.delete(booking)).status).toBe(204)
  expect((await walt.post(`/api/applications/${drafted}/withdraw`)).status).toBe(200)
  await tellOfCancelling(office.house.context, { jobId }, AbortSignal.timeout(20_000))
  const letters = await office.house.database.query.selectFrom('letter').select(['type', 'subject', 'text']).execute()
  expect(letters.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'REFERENCE_REQUEST',
      'REFERENCE_CANCELLED',
      'INTERVIEW_CANCELLED',
      'APPLICATION_WITHDRAWN',
    ]),
  )
  expect(letters.filter(({ subject, text }) => `${subject} ${text}`.includes('Secret'))).toEqual([])
  await moderate('activate')
})

test('an applicant sees the banner of the version they applied to', async () => {
  const who = await enter(office.house, 'Bea')
  const image = async () => {
    const { image_id } = await office.house.database.query
      .insertInto('image')
      .values({
        image_id: randomUUID(),
        research_group_id: office.here,
        department_id: null,
        uploaded_by: null,
        width: 4,
        height: 2,
      })
      .returning('image_id')
      .executeTakeFirstOrThrow()
    return image_id
  }
  const [first, second] = [await image(), await image()]
  const { jobId } = await newJob(office, { imageId: first })
  await apply(who, jobId)
  await rewrite(jobId, { imageId: second })
  expect((await who.get(`/api/jobs/${jobId}`)).body).toMatchObject({ bannerId: first, imageId: first })
  expect((await office.house.call(`/api/jobs/${jobId}`)).body).toMatchObject({ bannerId: second })
})
