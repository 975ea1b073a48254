import type { Context } from '../context.ts'
import { deleteOld } from './replies.store.ts'

const batch = 500

/** Lets the replies go that are told to nobody any more. */
export const forgetOldReplies = async ({ database }: Context): Promise<void> => {
  let gone = batch
  while (gone === batch) gone = await deleteOld(database.query, batch)
}
