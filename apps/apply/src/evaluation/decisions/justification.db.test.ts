import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { entriesOf } from '../../documents/testing/entries-of.ts'
import { anonymise } from '../../privacy/anonymise.ts'
import { type Judging, openJudging } from './testing/judging.ts'

let office: Judging
beforeAll(async () => (office = await openJudging()))
afterAll(() => office.house.close())

const why = 'INTERNAL: two others published more.'
const shortlist = (applicationIds: readonly string[]) =>
  office.emil.post('/api/evaluation/applications/bulk', { action: 'shortlist', applicationIds })

test('a decision about a person on the shortlist needs a reason for the record, one by one and in bulk', async () => {
  const { newcomers, verb, emil } = office
  const [listed = '', other = '', third = ''] = await newcomers(3)
  await shortlist([listed, third])
  const missing = { status: 400, errors: [{ pointer: '/justification', code: 'REASON' }] }
  expect((await verb(listed, 'accept', {})).body).toMatchObject(missing)
  expect((await verb(listed, 'reject', { reason: 'OTHER_REASON', justification: ' ' })).body).toMatchObject(missing)
  const many = { action: 'reject', reason: 'OTHER_REASON', applicationIds: [listed, other] }
  expect((await emil.post('/api/evaluation/applications/bulk', many)).body).toMatchObject({
    results: [
      { applicationId: listed, status: 400, code: 'VALIDATION_FAILED' },
      { applicationId: other, status: 200 },
    ],
  })
  const again = { ...many, applicationIds: [listed], justification: why }
  expect((await emil.post('/api/evaluation/applications/bulk', again)).body).toMatchObject({
    results: [{ status: 200 }],
  })
  expect((await verb(third, 'accept', { justification: why })).body).toMatchObject({
    reviews: [{ justification: why }],
  })
})

test('members read the reason, the applicant and the trail do not, and it goes with the other words', async () => {
  const { newcomer, verb, emil, paula, house, here, lettersOf } = office
  const { jobId } = await newJob(office)
  const id = await newcomer(jobId)
  await shortlist([id])
  await verb(id, 'accept', { justification: why, message: 'Welcome!' })
  const detail = async () => (await paula.get(`/api/evaluation/applications/${id}`)).body
  expect(await detail()).toMatchObject({ reviews: [{ justification: why, message: 'Welcome!' }] })
  const letters = await lettersOf(id)
  expect(letters.length).toBeGreaterThan(0)
  expect(JSON.stringify(letters)).not.toContain('INTERNAL')
  const { rows } = await sql<{ details: object }>`select details from audit_event
    where action = 'accept' and object_id = ${id}`.execute(house.database.query)
  expect(rows).toEqual([{ details: { jobId, isJustified: true } }])

  const exported = async () => {
    const { body } = await emil.post('/api/users/me/data-export')
    const path = `${house.address}/api/users/me/data-export/${String(body['exportId'])}`
    const answer = await fetch(path, { headers: { authorization: `Bearer ${emil.token}` } })
    const entries = await entriesOf(Buffer.from(await answer.arrayBuffer()))
    return entries.get('decisions.json')?.toString()
  }
  expect(await exported()).toContain(why)
  await house.database.transaction(tx => anonymise(tx, house.context, [{ applicationId: id, researchGroupId: here }]))
  expect(await detail()).toMatchObject({ reviews: [{ justification: '', message: '' }] })
})
