import { sqlState } from '@kolleg/database'
import { problem } from '../problems.ts'

/** `.catch(orExists('…'))` turns a violated unique index into a problem. */
export const orExists =
  (detail: string) =>
  (error: unknown): never => {
    throw sqlState(error) === '23505' ? problem('ALREADY_EXISTS', { detail, cause: error }) : error
  }

/** `.catch(orInUse('…'))` turns a violated foreign key into a problem. */
export const orInUse =
  (detail: string) =>
  (error: unknown): never => {
    throw sqlState(error) === '23503' ? problem('IN_USE', { detail, cause: error }) : error
  }
