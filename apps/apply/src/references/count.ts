import type { QueryExecutorProvider } from 'kysely'
import { countIn } from './reference.store.ts'

/** How many referees an application names; whoever was taken back does not count. */
export const countReferees = (db: QueryExecutorProvider, applicationId: string): Promise<number> =>
  countIn(db, applicationId, ['ADDED', 'REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED'])
