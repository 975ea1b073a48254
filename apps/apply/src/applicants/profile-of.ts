import type { QueryExecutorProvider } from 'kysely'
import { problem } from '../problems.ts'
import { findProfile, type StoredProfile } from './applicant.store.ts'

/** The current profile; for other folders too. */
export const profileOf = async (db: QueryExecutorProvider, userId: string): Promise<StoredProfile> => {
  const profile = await findProfile(db, userId)
  if (profile === undefined) throw problem('NOT_FOUND', { detail: 'There is no such person.' })
  return profile
}
