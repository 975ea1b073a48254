import { type RawBuilder, sql } from 'kysely'

/** The applications that a row of `person` is recused from; null if there are none. */
export const recusals = (table: 'p'): RawBuilder<readonly string[] | null> =>
  sql`(select array_agg(x.application_id) from recusal x
    where x.user_id = ${sql.ref(`${table}.user_id`)} and x.lifted_at is null)`

/** Whether a person is recused from an application, so that nothing may reach them about it. */
export const isRecused = (userId: string | RawBuilder<unknown>, applicationId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from recusal x
    where x.user_id = ${userId} and x.application_id = ${sql.ref(applicationId)} and x.lifted_at is null)`
