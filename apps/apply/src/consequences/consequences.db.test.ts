import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { effectsOf } from '../effects.ts'
import { crowd } from '../evaluation/testing/crowd.ts'
import { complete, type Office, openOffice, write } from '../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

type Letter = {
  readonly type: string
  readonly language: string
  readonly people: number
  readonly names: readonly string[]
  readonly subject: string
}
const foresee = async (jobId: string, step: string) => {
  const { status, body } = await office.emil.get(`/api/jobs/${jobId}/consequences?step=${step}`)
  expect(status).toBe(200)
  return body as unknown as {
    readonly underway: number
    readonly sent: number
    readonly drafts: number
    readonly letters: readonly Letter[]
    readonly html: string
  }
}
const brief = (letters: readonly Letter[]) => letters.map(({ type, language, people }) => [type, language, people])

test('closing shows how many people get which letter, in their languages, and writes that many letters', async () => {
  const { house, emil } = office
  const { jobId } = await newJob(office, { title: 'Foreseen position' })
  const german = await enter(house, 'Greta')
  await german.patch('/api/users/me', { language: 'de' })
  for (const who of [await enter(house, 'Ann'), await enter(house, 'Bob'), german]) await apply(who, jobId)
  await start(await enter(house, 'Cleo'), jobId)

  const { underway, sent, drafts, letters } = await foresee(jobId, 'close')
  expect({ underway, sent, drafts }).toEqual({ underway: 3, sent: 3, drafts: 1 })
  expect(brief(letters)).toEqual([
    ['APPLICATION_JOB_CLOSED', 'en', 2],
    ['APPLICATION_JOB_CLOSED', 'de', 1],
  ])
  expect(letters.map(({ names }) => names)).toEqual([['Ann Test', 'Bob Test'], ['Greta Test']])
  const { body: toAdmin } = await office.ada.get(`/api/jobs/${jobId}/consequences?step=close`)
  expect((toAdmin['letters'] as readonly Letter[]).map(({ people, names }) => [people, names])).toEqual([
    [2, []],
    [1, []],
  ])
  expect(letters.every(({ subject }) => subject.includes('Foreseen position'))).toBe(true)
  expect(brief((await foresee(jobId, 'fill')).letters)).toEqual([
    ['APPLICATION_REJECTED_JOB_FILLED', 'en', 2],
    ['APPLICATION_REJECTED_JOB_FILLED', 'de', 1],
  ])
  for (const step of ['stop', 'resume', 'unpublish', 'publishChanges'])
    expect((await foresee(jobId, step)).letters).toEqual([])

  await emil.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  const effects = effectsOf(house.context)
  for (const { kind, id } of house.due.splice(0)) await effects[kind].carryOut(id, AbortSignal.timeout(60_000))
  const { count } = await house.database.query
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('type', '=', 'APPLICATION_JOB_CLOSED')
    .executeTakeFirstOrThrow()
  expect(count).toBe(3)
})

test('publishing shows how many people subscribed to such a position', async () => {
  const { house, paula, here } = office
  const fan = await enter(house, 'Fan')
  await fan.put('/api/applicants/me/subscriptions', { subjectAreas: ['COMPUTER_SCIENCE'] })
  const { jobId } = await write(paula, here, complete(paula, { title: 'Announced position' }))
  const { letters } = await foresee(jobId, 'publish')
  expect(brief(letters)).toEqual([['NEW_POSITION', 'en', 1]])
  expect(letters[0]).toMatchObject({ names: [], subject: expect.stringContaining('Announced position') })
})

test('of many people the first twenty are named', async () => {
  const { house, emil, here } = office
  const { jobId } = await newJob(office, { title: 'Crowded position' })
  await crowd(house, { jobId, groupId: here, count: 23, name: 'Zoe' })
  const { body } = await emil.get(`/api/jobs/${jobId}/consequences?step=fill`)
  const [letter] = body['letters'] as readonly Letter[]
  expect([letter?.people, letter?.names.length]).toEqual([23, 20])
})
