import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { isEndDisclosed } from '../../applications/seen.ts'
import type { Tx } from '../../db/schema.ts'
import { titleKnown } from '../../jobs/as-published.ts'
import { isHeldIn } from '../../jobs/held.ts'
import { emptied, hasEnded, ofHeldJob } from '../../letters/empty.ts'
import { isSent } from '../../states/application-states.ts'
import type { Language } from '../../text/language.ts'
import { warningDays } from './retention.ts'

/** A warning must not reveal a decision before its letter. */
const kept = sql`ended_at is not null and anonymised_at is null and ${isEndDisclosed}
  and not ${isHeldIn('application.job_id')}`
const end = (months: number): RawBuilder<Date> => sql`ended_at + make_interval(months => ${months})`

/** Not warned yet, and due within the warning time. */
const toWarn = (months: number) => sql<boolean>`(${kept} and deletion_warned_at is null
  and ${end(months)} <= now() + make_interval(days => ${warningDays}))`
/** A person who was warned late still has the whole warning time. */
const toAnonymise = (months: number) => sql<boolean>`(${kept} and ${end(months)} <= now()
  and deletion_warned_at <= now() - make_interval(days => ${warningDays}))`
const waiting = (months: number) => sql<boolean>`(${kept} and deletion_warned_at is not null
  and not ${toAnonymise(months)})`

export type Counts = { readonly toWarn: number; readonly toAnonymise: number; readonly waiting: number }

export const countKept = async (db: QueryExecutorProvider, months: number): Promise<Counts> => {
  const { rows } = await sql<Counts>`select count(*) filter (where ${toWarn(months)}) as "toWarn",
    count(*) filter (where ${toAnonymise(months)}) as "toAnonymise",
    count(*) filter (where ${waiting(months)}) as waiting from application where ${kept}`.execute(db)
  return rows[0] ?? { toWarn: 0, toAnonymise: 0, waiting: 0 }
}

export type Due = {
  readonly applicationId: string
  readonly researchGroupId: string | null
  readonly title: string
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: Language
}

/** A batch that is due, locked so that other instances take others. */
const lockDue = async (tx: Tx, condition: RawBuilder<boolean>, most: number): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`select application_id as "applicationId",
      case when ${isSent('application')} then application.research_group_id end as "researchGroupId",
      ${titleKnown('application', 'job')} as title,
      person.user_id as "userId", person.first_name as "firstName", person.last_name as "lastName",
      coalesce(nullif(application.email, ''), person.email) as email, person.language
    from application join job using (job_id) join person on user_id = applicant_id where ${condition}
    order by ended_at, application_id limit ${most} for no key update of application skip locked`.execute(tx)
  return rows
}
export const lockToWarn = (tx: Tx, months: number, most: number) => lockDue(tx, toWarn(months), most)
export const lockToAnonymise = (tx: Tx, months: number, most: number) => lockDue(tx, toAnonymise(months), most)

/** When each of them will be anonymised. */
export const markWarned = async (
  tx: Tx,
  ids: readonly string[],
  months: number,
): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await sql<{ id: string; on: Date }>`update application set deletion_warned_at = now()
    where application_id = any(${[...ids]}::uuid[]) returning application_id as id,
      greatest(${end(months)}, now() + make_interval(days => ${warningDays})) as on`.execute(tx)
  return new Map(rows.map(({ id, on }) => [id, on]))
}

/** Letters of that age are no longer needed; only the fact that they were sent stays. */
export const emptyOldLetters = async (tx: Tx, months: number, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`update letter set ${emptied}
    where letter_id in (select letter_id from letter where ${hasEnded} and recipient_address <> ''
      and not ${ofHeldJob}
      and written_at + make_interval(months => ${months}) <= now()
      limit ${most} for update skip locked)`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
