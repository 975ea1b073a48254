import { type RawBuilder, sql } from 'kysely'
import { isKeptOut } from '../../people/kept-out.ts'

/** The place of the application `a` among those that exist for the member, counted from 1; null if it has none. */
export const seenRank = (userId: string): RawBuilder<number | null> =>
  sql`(select (select count(*) from ranked_application other join application b on b.application_id = other.application_id
      where other.job_id = own.job_id and other.place <= own.place and b.applicant_id <> ${userId}
        and not ${isKeptOut(userId, 'other.application_id')})
    from ranked_application own where own.application_id = a.application_id)`
