import type { Actor } from '@kolleg/access'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { fullNameOrNull } from '../people/full-name.ts'
import { aboutOf, concernsFor, existsFor } from './about.ts'
import { waitingSteps } from './waiting-step.policy.ts'
import type { WaitingStep, WaitingStepState } from './waiting-step.ts'

type Db = Kysely<Tables>

/** The step does not store who ended it, but the trail does. */
const takenBackBy = sql`(select json_build_object('userId', e.by_user,
    'name', ${fullNameOrNull('w')})
  from audit_event e join person w on w.user_id = e.by_user
  where s.state = 'TAKEN_BACK' and e.object_id = s.step_id::text and e.action = 'takeBack' order by e.at limit 1)`

const columnsFor = (
  readerId: string | null,
) => sql`s.step_id as "stepId", s.kind, s.state, s.access_class as "accessClass", s.made_by as "madeBy",
  ${fullNameOrNull('p')} as "madeByName", s.research_group_id as "researchGroupId",
  s.job_id as "jobId", j.title as "jobTitle", ${aboutOf(readerId)} as about,
  ${takenBackBy} as "takenBackBy", ${concernsFor(readerId)} as concerns, s.announced_at as "announcedAt", s.due_at as "dueAt", s.problem`
const tables = sql`waiting_step s left join person p on p.user_id = s.made_by
  left join job j on j.job_id = s.job_id`

/** As a reader sees it, or for the service itself. */
export const findStep = async (
  db: Db,
  stepId: string,
  readerId: string | null = null,
): Promise<WaitingStep | undefined> => {
  const { rows } = await sql<WaitingStep>`select ${columnsFor(readerId)} from ${tables}
    where s.step_id = ${stepId} and ${existsFor(readerId)}`.execute(db)
  return rows[0]
}

/** Locks the step until the end of the transaction. */
export const findLockedStep = async (
  tx: Tx,
  stepId: string,
  readerId: string | null = null,
): Promise<WaitingStep | undefined> => {
  await sql`select from waiting_step where step_id = ${stepId} for update`.execute(tx)
  return await findStep(tx, stepId, readerId)
}

export type KeptRequest = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly ifMatch: string | null
  readonly body: unknown
}

export const requestOf = async (db: Db, stepId: string): Promise<KeptRequest | undefined> => {
  const { rows } = await sql<KeptRequest>`select method, url, if_match as "ifMatch", body from waiting_step
    where step_id = ${stepId} and state = 'WAITING'`.execute(db)
  return rows[0]
}

export type NewStep = Omit<WaitingStep, 'state' | 'madeByName' | 'jobTitle' | 'about' | 'takenBackBy' | 'problem'> &
  KeptRequest & { readonly lane: string; readonly requestHash: string }

/** Adds a step unless one of its lane is waiting; returns the id and the request of the waiting one. */
export const addStep = async (tx: Tx, step: NewStep) => {
  const { rows } = await sql<{ stepId: string; requestHash: string }>`insert into waiting_step (step_id, kind, state,
      access_class, method, url, if_match, body, lane, request_hash, made_by, research_group_id, job_id, concerns,
      announced_at, due_at)
    values (${step.stepId}, ${step.kind}, 'WAITING', ${step.accessClass}, ${step.method}, ${step.url}, ${step.ifMatch},
      ${step.body === null ? null : JSON.stringify(step.body)}, ${step.lane}, ${step.requestHash}, ${step.madeBy},
      ${step.researchGroupId}, ${step.jobId}, ${[...step.concerns]}::text[], ${step.announcedAt}, ${step.dueAt})
    on conflict (lane) where state = 'WAITING' do update set lane = excluded.lane
    returning step_id as "stepId", request_hash as "requestHash"`.execute(tx)
  return rows[0]
}

type End = { readonly at: Date; readonly problem?: object }

/** Ends a locked step, and deletes the stored request. */
export const endStep = async (tx: Tx, stepId: string, state: WaitingStepState, { at, problem }: End): Promise<void> => {
  await sql`update waiting_step set state = ${state}, ended_at = ${at}, body = null,
    problem = ${problem === undefined ? null : JSON.stringify(problem)} where step_id = ${stepId}`.execute(tx)
}

/** Hides a failed step from one reader. */
export const dismissStep = async (tx: Tx, stepId: string, userId: string): Promise<void> => {
  await sql`update waiting_step set dismissed_by = array_append(array_remove(dismissed_by, ${userId}::uuid),
    ${userId}::uuid) where step_id = ${stepId}`.execute(tx)
}

type Wanted = { readonly jobId?: string; readonly researchGroupId?: string }

const policyColumns = {
  madeBy: 's.made_by',
  kind: 's.kind',
  accessClass: 's.access_class',
  researchGroupId: 's.research_group_id',
  jobId: 's.job_id',
}

/** Waiting steps, and failed ones that the reader has not dismissed, the next one first. */
export const listSteps = async (db: Db, reader: Actor, { jobId, researchGroupId }: Wanted) => {
  const wanted: readonly RawBuilder<unknown>[] = [
    existsFor(reader.userId),
    sql`(s.state = 'WAITING' or s.state = 'FAILED' and ${reader.userId}::uuid <> all(s.dismissed_by))`,
    ...(jobId === undefined ? [] : [sql`s.job_id = ${jobId}`]),
    ...(researchGroupId === undefined ? [] : [sql`s.research_group_id = ${researchGroupId}`]),
  ]
  const { rows } = await sql<WaitingStep>`select ${columnsFor(reader.userId)} from ${tables}
    where ${sql.join(wanted, sql` and `)} and ${waitingSteps.which(reader, 'read', policyColumns)}
    order by s.due_at, s.step_id limit 200`.execute(db)
  return rows
}

/** The group's own waiting steps, locked in the same order everywhere. */
export const lockWaitingOf = async (tx: Tx, researchGroupId: string): Promise<readonly WaitingStep[]> => {
  await sql`select from waiting_step where research_group_id = ${researchGroupId} and state = 'WAITING'
    and access_class <> 'Admin' order by step_id for update`.execute(tx)
  const { rows } =
    await sql<WaitingStep>`select ${columnsFor(null)} from ${tables} where s.research_group_id = ${researchGroupId}
    and s.state = 'WAITING' and s.access_class <> 'Admin' order by s.step_id`.execute(tx)
  return rows
}

/** Ended steps are deleted after a day, failed ones after a month. */
export const deleteOver = async (db: Db): Promise<void> => {
  await sql`delete from waiting_step where state <> 'WAITING'
    and ended_at < now() - case state when 'FAILED' then interval '30 days' else interval '1 day' end`.execute(db)
}
