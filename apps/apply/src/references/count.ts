import type { QueryExecutorProvider } from 'kysely'
import { countIn } from './reference.store.ts'

const standing = ['ADDED', 'REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED'] as const

/** How many referees an application names, without those who were removed. */
export const countReferees = (db: QueryExecutorProvider, applicationId: string): Promise<number> =>
  countIn(db, applicationId, standing)

export const countEver = (db: QueryExecutorProvider, applicationId: string): Promise<number> =>
  countIn(db, applicationId, [...standing, 'CANCELLED'])
