import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import { sql } from 'kysely'
import type { Static } from 'typebox'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { holdsAll } from '../front-door/in-transaction-as.ts'
import type { Expected } from '../front-door/versions.ts'
import { leavePanelsOfJob } from '../interviews/leave-panels.ts'
import { lockJob, noSuchJob } from '../jobs/get.ts'
import { dropAll } from '../letters/drop.ts'
import { personNow } from '../people/find.ts'
import { lockMembersAmong } from '../people/lock-members.ts'
import { problem } from '../problems.ts'
import { committees } from './committee.policy.ts'
import { findCommittee, findOutsiders, putCommittee } from './committee.store.ts'
import type { NewCommittee } from './committee.view.ts'

/**
 * Sets up the committee of a job, or changes it. Members who can no longer see the applications leave the coming
 * interviews, and their waiting letters are dropped. Their ratings and comments stay.
 */
export const changeCommittee = async (
  tx: Tx,
  { userId: by }: Actor,
  id: string,
  asked: Static<typeof NewCommittee>,
  expected: Expected,
): Promise<void> => {
  const { jobId } = await lockJob(tx, id)
  const found = await findCommittee(tx, jobId)
  if (found === undefined) throw noSuchJob()
  // As they are now: another change may have taken their seat while this one waited.
  const actor = await personNow(tx, by)
  if (actor === undefined) throw problem('UNAUTHENTICATED')
  const { researchGroupId, version } = committees.permit(actor, 'change', found).record
  expected(version)
  const seats = asked.seats.map(({ userId, kind }) => ({ userId: userId.toLowerCase(), kind }))
  const before = new Set(await findOutsiders(tx, jobId))
  const kept = new Set(found.seats.map(({ userId }) => userId))
  const members = await lockMembersAmong(
    tx,
    researchGroupId,
    seats.map(({ userId }) => userId),
  )
  refuseFaults(seats, userId => members.includes(userId) || kept.has(userId), asked.committeeOnly, members)
  await putCommittee(tx, { jobId, committeeOnly: asked.committeeOnly, seats, by })
  const outside = (await findOutsiders(tx, jobId)).filter(userId => !before.has(userId))
  if (outside.length > 0) await leavePanelsAndDropLetters(tx, jobId, outside)
  if (!holdsAll(await personNow(tx, by), actor.roles)) throw problem('ACCESS_DENIED')
  await record(
    tx,
    { object: 'committee', objectId: jobId, action: version === 0 ? 'create' : 'edit', by },
    {
      groupId: researchGroupId,
      details: { committeeOnly: asked.committeeOnly, chairs: idsOf(seats, 'CHAIR'), readers: idsOf(seats, 'READER') },
    },
  )
}

const idsOf = (seats: readonly NewSeat[], wanted: NewSeat['kind']): readonly string[] =>
  seats.flatMap(({ userId, kind }) => (kind === wanted ? [userId] : []))

type NewSeat = Static<typeof NewCommittee>['seats'][number]

const refuseFaults = (
  seats: readonly NewSeat[],
  mayHold: (userId: string) => boolean,
  committeeOnly: boolean,
  members: readonly string[],
): void => {
  const errors = seats.flatMap(({ userId }, index): InputFault[] => {
    const pointer = `/seats/${index}/userId`
    if (seats.findIndex(other => other.userId === userId) < index)
      return [{ pointer, message: 'This person has a seat in this list already.', code: 'DUPLICATE' }]
    return mayHold(userId)
      ? []
      : [{ pointer, message: 'Only members of the group can have a seat.', code: 'NO_MEMBER' }]
  })
  if (committeeOnly && !seats.some(({ userId, kind }) => kind === 'CHAIR' && members.includes(userId)))
    errors.push({ pointer: '/seats', message: 'A committee that judges alone needs a chair.', code: 'NO_CHAIR' })
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}

const leavePanelsAndDropLetters = async (tx: Tx, jobId: string, userIds: readonly string[]): Promise<void> => {
  await leavePanelsOfJob(tx, jobId, userIds)
  const about = sql<boolean>`user_id = any(${[...userIds]}::uuid[])
    and application_id in (select application_id from application a where a.job_id = ${jobId}
      and a.applicant_id <> letter.user_id)`
  await dropAll(tx, about, new Date())
}
