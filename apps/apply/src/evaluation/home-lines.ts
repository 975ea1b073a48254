import { type RawBuilder, sql } from 'kysely'
import type { Line } from '../groups/group-hooks.ts'
import { isKeptOut } from '../people/kept-out.ts'
import { inStates } from '../states/among.ts'
import { isSent, underway } from '../states/application-states.ts'
import { evaluated } from './job.policy.ts'

const isFor: Line['isFor'] = (actor, group) => evaluated.may(actor, 'evaluate', group)

/** Without the member's own application, and those they are recused from. */
const countOf = (groupId: string, userId: string, where: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*) from application a join job j on j.job_id = a.job_id
    where a.research_group_id = ${groupId} and ${isSent('a')} and a.applicant_id <> ${userId}
      and not ${isKeptOut(userId, 'a.application_id')} and ${where})`

const isUnderway = inStates('a.state', underway)

/** Applications that wait for a member: to be opened, rated, or decided by the promised date. */
export const evaluationLines: readonly Line[] = [
  {
    kind: 'UNREAD_APPLICATIONS',
    isFor,
    count: (groupId, userId) => countOf(groupId, userId, sql`a.state = 'SENT'`),
  },
  {
    kind: 'APPLICATIONS_TO_RATE',
    isFor,
    count: (groupId, userId) =>
      countOf(
        groupId,
        userId,
        sql`${isUnderway} and not exists (select from rating own
          where own.application_id = a.application_id and own.rater_id = ${userId})`,
      ),
  },
  {
    kind: 'OVERDUE_PROMISES',
    isFor,
    count: (groupId, userId) =>
      countOf(
        groupId,
        userId,
        sql`${isUnderway} and j.promised_decision_by < (select (now() at time zone g.timezone)::date
          from research_group g where g.research_group_id = ${groupId})`,
      ),
  },
]
