import type { Actor } from '@kolleg/access'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { notBeforeOwnJudgement } from './judging.ts'
import { notOfOwnApplications } from './own-trail.ts'

/** The entries of a trail (`e`) that a permitted reader sees. */
export const shownTo = async (
  db: Kysely<Tables>,
  reader: Actor,
  groupId: string | null,
): Promise<RawBuilder<boolean>> =>
  sql`${await notOfOwnApplications(db, reader.userId, groupId)} and ${notBeforeOwnJudgement(reader)}`
