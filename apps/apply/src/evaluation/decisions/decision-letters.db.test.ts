import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Judging, openJudging } from './testing/judging.ts'

let office: Judging
beforeAll(async () => (office = await openJudging()))
afterAll(() => office.house.close())

test('an acceptance leaves a review and a letter that waits for the grace time', async () => {
  const { newcomer, verb, lettersOf } = office
  const id = await newcomer()
  const { status, body, headers } = await verb(id, 'accept', { message: 'Welcome aboard!' })
  expect([status, body['state'], headers.get('etag')]).toEqual([200, 'ACCEPTED', '"2"'])
  expect(body['reviews']).toMatchObject([
    {
      decision: 'ACCEPTED',
      reason: null,
      message: 'Welcome aboard!',
      letterState: 'WAITING',
      reviewerName: 'Emil Test',
    },
  ])
  const [letter] = await lettersOf(id)
  expect(letter).toMatchObject({ type: 'APPLICATION_ACCEPTED', text: expect.stringContaining('Welcome aboard!') })
  expect((letter?.not_before.getTime() ?? 0) - (letter?.written_at.getTime() ?? 0)).toBeGreaterThan(29 * 60_000)
  expect((await verb(id, 'accept', {})).body).toMatchObject({ code: 'STATE_CONFLICT', from: 'ACCEPTED' })
})

test.each(['JOB_FILLED', 'JOB_OUTDATED', 'FAILED_REQUIREMENTS', 'OTHER_REASON'])(
  'a rejection because of %s has its own letter',
  async reason => {
    const { newcomer, verb, lettersOf } = office
    const id = await newcomer()
    expect((await verb(id, 'reject', { reason })).body).toMatchObject({ state: 'REJECTED', reviews: [{ reason }] })
    expect(await lettersOf(id)).toMatchObject([{ type: `APPLICATION_REJECTED_${reason}` }])
  },
)

test('without notice there is a review and no letter', async () => {
  const { newcomer, verb, lettersOf } = office
  const id = await newcomer()
  expect((await verb(id, 'reject', { reason: 'OTHER_REASON', notify: false })).body).toMatchObject({
    reviews: [{ letterState: null }],
  })
  expect(await lettersOf(id)).toEqual([])
  expect((await verb(id, 'take-back')).status).toBe(404)
})

test('a decision is taken back while its letter waits, and not later', async () => {
  const { newcomer, verb, eventsOf } = office
  const id = await newcomer()
  await verb(id, 'reject', { reason: 'OTHER_REASON' })
  const { status, body } = await verb(id, 'reconsider', undefined, office.paula)
  expect([status, body['state']]).toEqual([200, 'SENT'])
  expect(body['reviews']).toMatchObject([{ letterState: 'TAKEN_BACK', reconsideredAt: expect.any(String) }])
  await verb(id, 'accept', {})
  await office.house.database.query
    .updateTable('application_review')
    .set({ known_from: new Date() })
    .where('application_id', '=', id)
    .execute()
  const late = await verb(id, 'reconsider', undefined, office.paula)
  expect([late.status, late.body['code']]).toEqual([409, 'STATE_CONFLICT'])
  expect(await eventsOf(id)).toEqual([
    'reject SENT→REJECTED',
    'reconsider REJECTED→IN_REVIEW',
    'unread IN_REVIEW→SENT',
    'accept SENT→ACCEPTED',
  ])
})

test('a letter can be taken back without the decision, which can then still be reconsidered', async () => {
  const { newcomer, verb } = office
  const id = await newcomer()
  await verb(id, 'accept', {})
  expect((await verb(id, 'take-back')).body).toMatchObject({ decision: 'ACCEPTED', letterState: 'TAKEN_BACK' })
  expect((await verb(id, 'take-back')).status).toBe(409)
  const trail = await office.paula.get(`/api/research-groups/${office.here}/audit?limit=100`)
  expect(
    (trail.body['items'] as readonly Readonly<Record<string, unknown>>[]).filter(({ object }) => object === 'letter'),
  ).toContainEqual(
    expect.objectContaining({ action: 'takeBack', details: expect.objectContaining({ applicationId: id }) }),
  )
  const { body } = await office.paula.get(`/api/evaluation/applications/${id}`)
  expect([body['state'], body['may']]).toEqual(['ACCEPTED', ['reconsider', 'rate', 'comment']])
  expect((await verb(id, 'reconsider', undefined, office.paula)).body).toMatchObject({ state: 'SENT' })
})

test('a preview shows exactly what will be sent', async () => {
  const { newcomer, verb, lettersOf } = office
  const id = await newcomer()
  const asked = { decision: 'REJECTED', reason: 'JOB_OUTDATED', message: 'Dear <b>you</b>' }
  const { status, body } = await verb(id, 'letter-preview', asked)
  expect(status).toBe(200)
  // The address is only determined when the letter leaves.
  expect(body['to']).toEqual({ name: expect.stringMatching(/\S/) })
  await verb(id, 'reject', { reason: asked.reason, message: asked.message })
  expect(await lettersOf(id)).toMatchObject([{ text: body['text'] }])
  expect((await verb(id, 'letter-preview', { decision: 'REJECTED' })).status).toBe(400)
  expect((await verb(id, 'letter-preview', { decision: 'ACCEPTED', reason: 'OTHER_REASON' })).status).toBe(400)
})
