import type { Context } from '../context.ts'
import { followEnd } from './cancel.ts'
import { expireAll } from './ending.store.ts'

/** Ends the requests that have expired. */
export const expireReferences = async (context: Context, now = new Date()): Promise<void> => {
  await context.database.transaction(async tx => followEnd(tx, context, await expireAll(tx, now)))
}
