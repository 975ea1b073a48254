import type { Kysely } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { isUsableIn } from './image.store.ts'

/** Whether a job of the group may show the banner: one of its own or a default one. It stays for this transaction. */
export const isUsableImage = (tx: Kysely<Tables>, imageId: string, researchGroupId: string): Promise<boolean> =>
  isUsableIn(tx, imageId, researchGroupId)
