import { sqlState } from '@kolleg/database'
import { problem } from '../problems.ts'

/** `.catch(orExists('…'))`: what a unique index refuses exists already. */
export const orExists =
  (detail: string) =>
  (error: unknown): never => {
    throw sqlState(error) === '23505' ? problem('ALREADY_EXISTS', { detail, cause: error }) : error
  }

/** `.catch(orInUse('…'))`: what a foreign key refuses to let go is in use. */
export const orInUse =
  (detail: string) =>
  (error: unknown): never => {
    throw sqlState(error) === '23503' ? problem('IN_USE', { detail, cause: error }) : error
  }
