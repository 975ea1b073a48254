import type { Context } from '../context.ts'
import { deleteOld } from './replies.store.ts'

const batch = 500

/** Deletes the stored replies that have expired. */
export const deleteExpiredReplies = async ({ database }: Context): Promise<void> => {
  let gone = batch
  while (gone === batch) gone = await deleteOld(database.query, batch)
}
