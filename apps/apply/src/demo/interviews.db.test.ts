import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../people/testing/cast.ts'
import { type House, openHouse } from '../people/testing/house.ts'
import { addDemoInterviews } from './interviews.ts'
import { seedDemo } from './seed.ts'

let house: House
beforeAll(async () => (house = await openHouse()))
afterAll(() => house.close())

test('the demo shows interviews that were held, set, booked and only offered', async () => {
  await seedDemo(house.context)
  const { query } = house.database
  const { rows } = await sql<{ jobId: string; researchGroupId: string; timezone: string }>`
    select job_id as "jobId", research_group_id as "researchGroupId", timezone from job join research_group using (research_group_id)
    where name = 'Data Engineering' and job.state = 'PUBLISHED' order by title limit 1`.execute(query)
  const [job] = rows
  if (job === undefined) throw new Error('The demo has no job.')
  await sql`delete from interview_booking`.execute(query)
  await sql`delete from interview_slot`.execute(query)
  await sql`delete from application where job_id = ${job.jobId}`.execute(query)
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const { userId, email } = await enter(house, name)
    await sql`insert into application (job_id, research_group_id, applicant_id, state, submitted_at, snapshot, first_name, email)
      values (${job.jobId}, ${job.researchGroupId}, ${userId}, 'SENT', now(), '{}', ${name}, ${email})`.execute(query)
  }
  await house.database.transaction(tx => addDemoInterviews(house.context, tx, job))
  const paula = await enter(house, 'Observer', { role: 'EMPLOYEE', groupId: job.researchGroupId })
  const { body } = await paula.get('/api/interviews/overview')
  const items = body as unknown as readonly { jobId: string; counts: object; freeSlots: number }[]
  expect(items.find(({ jobId }) => jobId === job.jobId)).toMatchObject({
    counts: { uncontacted: 0, invited: 1, scheduled: 2, completed: 1 },
    freeSlots: 6,
  })
})
