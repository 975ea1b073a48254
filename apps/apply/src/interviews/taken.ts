import { sqlState } from '@kolleg/database'
import { problem } from '../problems.ts'

const conflicts: ReadonlySet<string | undefined> = new Set(['23505', '23P01'])

/** `.catch(orTaken('…'))` turns a violated constraint into a problem: the time is taken. */
export const orTaken =
  (detail: string) =>
  (error: unknown): never => {
    throw conflicts.has(sqlState(error)) ? problem('TIME_CONFLICT', { detail, cause: error }) : error
  }
