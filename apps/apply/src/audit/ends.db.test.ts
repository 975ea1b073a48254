import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from '../interviews/testing/setting.ts'
import { complete, publish } from '../jobs/testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => {
  office = await openInterviewOffice()
  await sql`update research_group set letter_grace_minutes = 0`.execute(query())
})
afterAll(() => office.house.close())

const query = () => office.house.database.query
const told = (items: unknown) =>
  (items as readonly Reply[]).map(({ object, action, byUser, byName }) => [object, action, byUser, byName])

/** What the group reads about an application: its trail, that of its references, and its reviews. */
const readOf = async (applicationId: string) => {
  const { paula, here } = office
  const trail = `/api/research-groups/${here}/audit?limit=100`
  const [own, others] = [
    (await paula.get(`${trail}&objectId=${applicationId}`)).body['items'],
    (await paula.get(`${trail}&object=reference`)).body['items'] as readonly { readonly details: Reply }[],
  ]
  const { body } = await paula.get(`/api/evaluation/applications/${applicationId}`)
  return {
    trail: told(own).filter(([, action]) => action !== 'submit'),
    references: told(others.filter(({ details }) => details['applicationId'] === applicationId)).filter(
      ([, action]) => action === 'cancel',
    ),
    reviews: (body['reviews'] as readonly Reply[]).map(({ reviewerId, reviewerName }) => [reviewerId, reviewerName]),
  }
}

test.each(['APPLICANT_FOUND', 'CLOSED'])(
  'the trail does not show that the person who ends a job (%s) or runs the retention is one of its applicants',
  async state => {
    const { emil, ada, paula, here, house } = office
    const { jobId } = await publish(paula, here, complete(paula))
    const ids: string[] = []
    for (const who of [emil, ada, await enter(house, `Bob${state}`)]) {
      const id = await apply(who, jobId)
      const referee = { firstName: 'R', lastName: 'R', email: `${id}@else.test` }
      expect((await who.post(`/api/applications/${id}/references`, referee)).status).toBe(201)
      ids.push(id)
    }
    expect((await emil.put(`/api/jobs/${jobId}/state`, { state })).status).toBe(200)
    const expectAlike = async () => {
      const [first, ...others] = await Promise.all(ids.map(readOf))
      expect(first?.references).toEqual([['reference', 'cancel', null, null]])
      for (const other of others) expect(other).toEqual(first)
    }
    await expectAlike()
    await sql`update application set ended_at = ended_at - interval '7 months',
      deletion_warned_at = now() - interval '29 days' where job_id = ${jobId}`.execute(query())
    expect((await ada.post('/api/admin/retention', { dryRun: false })).body).toMatchObject({ anonymised: 3 })
    await expectAlike()
    const runs = (await ada.get('/api/admin/audit?object=retention')).body['items']
    expect(told(runs)[0]).toEqual(['retention', 'run', ada.userId, 'Ada Test'])
  },
)
