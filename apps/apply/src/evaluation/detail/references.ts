import type { QueryExecutorProvider } from 'kysely'
import { findReferences, type ReferenceLine } from './detail.store.ts'

export type { ReferenceLine }

/** The referees of an application and what they have handed in, for members who may evaluate it. */
export const referencesOf = (db: QueryExecutorProvider, applicationId: string): Promise<readonly ReferenceLine[]> =>
  findReferences(db, applicationId)
