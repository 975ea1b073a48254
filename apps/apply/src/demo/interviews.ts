import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { addInterviewees } from '../interviews/add-interviewees.ts'
import { assess } from '../interviews/assess.ts'
import { assign } from '../interviews/assign.ts'
import { book } from '../interviews/book.ts'
import { invite } from '../interviews/invite.ts'
import { makeSlots } from '../interviews/make-slots.ts'
import { todayIn } from '../jobs/today-in.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { inStates } from '../states/among.ts'
import { underway } from '../states/application-states.ts'
import type { DemoGroups } from './groups.ts'
import { demoPerson } from './people.ts'

const dayMs = 86_400_000

/** The next working days, from the day after tomorrow, so that visitors can still move and cancel. */
const workingDays = (count: number, timezone: string): string[] =>
  Array.from({ length: count * 2 + 4 }, (_, index) => todayIn(timezone, new Date(Date.now() + (index + 2) * dayMs)))
    .filter(day => ![0, 6].includes(new Date(day).getUTCDay()))
    .slice(0, count)

/** The applications of the job with the most of them, up to five. */
const candidates = async (tx: Tx, researchGroupId: string) => {
  const { rows } = await sql<{ processId: string; applicationId: string; applicantId: string }>`
    select process_id as "processId", application_id as "applicationId", applicant_id as "applicantId"
    from application join interview_process using (job_id) join job using (job_id)
    where application.research_group_id = ${researchGroupId} and job.state = 'PUBLISHED'
      and ${inStates('application.state', underway)}
    order by count(*) over (partition by process_id) desc, process_id, submitted_at, application_id limit 5`.execute(tx)
  return rows.filter(({ processId }) => processId === rows[0]?.processId)
}

/** Interviews of the coming days: one was held, one is set by the group, one was booked, the others are invited. */
export const addDemoInterviews = async (
  context: Context,
  tx: Tx,
  { researchGroupId, timezone }: Pick<DemoGroups['dataEngineering'], 'researchGroupId' | 'timezone'>,
): Promise<void> => {
  const [paula, emil] = [
    await lockCaller(tx, demoPerson('Paula').userId),
    await lockCaller(tx, demoPerson('Emil').userId),
  ]
  const people = await candidates(tx, researchGroupId)
  const processId = people[0]?.processId
  if (processId === undefined) return
  const { slots } = await makeSlots(tx, emil, processId, {
    days: workingDays(3, timezone),
    times: [{ from: '09:30', to: '12:30' }],
    durationMinutes: 45,
    breakMinutes: 15,
    location: 'Boltzmannstraße 3, room 01.07.014',
    link: 'https://meet.demo.example/data-engineering',
    interviewerIds: [paula.userId, emil.userId],
  })
  const applicationIds = people.map(({ applicationId }) => applicationId)
  const { added } = await addInterviewees(tx, paula, processId, applicationIds)
  const [first, second, ...others] = added
  const [held, set, free] = slots
  if (first && held) {
    await assign(tx, context, emil, held.slotId, { intervieweeId: first.intervieweeId })
    await takePlaceYesterday(tx, context, held.slotId)
    await assess(tx, paula, first.intervieweeId, { overall: 2, notes: 'Explained the proof without slides.' }, () => {})
    await assess(tx, emil, first.intervieweeId, { overall: 1, notes: 'Strong, a little short on systems.' }, () => {})
  }
  if (second && set) await assign(tx, context, paula, set.slotId, { intervieweeId: second.intervieweeId })
  if (others.length === 0) return
  await invite(tx, context, emil, processId, { intervieweeIds: others.map(({ intervieweeId }) => intervieweeId) })
  const [booker] = others
  if (booker && free && others.length > 1)
    await book(tx, context, await lockCaller(tx, booker.applicantId), processId, { slotId: free.slotId })
}

/** No function lets time pass, so this moves a slot into the past. */
const takePlaceYesterday = async (tx: Tx, { letters }: Context, slotId: string): Promise<void> => {
  await sql`update interview_slot set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours 15 minutes'
    where slot_id = ${slotId}`.execute(tx)
  const { rows } = await sql<{ reminderId: string | null }>`select reminder_id as "reminderId" from interview_booking
    where slot_id = ${slotId}`.execute(tx)
  for (const { reminderId } of rows)
    if (reminderId) await letters.takeBack(tx, reminderId, { by: null, at: new Date() })
}
