import type { Fact } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import type { Application } from './application.ts'

/** What another room does when an application takes a step, in the same transaction, after the step. */
export type ApplicationEffect = (
  tx: Transaction<Tables>,
  context: Context,
  application: Application,
  fact: Fact,
) => Promise<void>

export type ApplicationDoors = {
  /** Takes back a decision that the applicant does not know of, and gives the application as it stands then. */
  readonly reopen: (
    tx: Transaction<Tables>,
    context: Context,
    application: Application,
    at: Date,
  ) => Promise<Application>
  /** A booked interview is free again, and whatever else ends with it. */
  readonly withdrawn: readonly ApplicationEffect[]
}
