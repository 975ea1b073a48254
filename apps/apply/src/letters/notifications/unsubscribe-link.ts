import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables, Tx } from '../../db/schema.ts'
import { findSecret, lockChoices } from './notifications.store.ts'
import { isOptional, type OptionalType } from './optional.ts'

/** The reader, the type of letter, and the signature that proves that the link is ours. */
export type Unsubscribing = { readonly userId: string; readonly type: string; readonly key: string }

const keyOf = (secret: string, type: string): string => createHmac('sha256', secret).update(type).digest('base64url')

/** Turns off letters of one type for one person and nothing else, even if the link leaks. */
export const unsubscribeLink = async (tx: Tx, site: string, userId: string, type: OptionalType): Promise<string> => {
  await lockChoices(tx, userId)
  const secret = await findSecret(tx, userId)
  if (secret === undefined) throw new Error('The choices of a person have no secret.')
  return `${site.replace(/\/$/, '')}/unsubscribe/${userId}/${type}/${keyOf(secret, type)}`
}

/** The type that a link turns off; undefined if the link is not ours or its person is gone. */
export const typeIn = async (
  db: Kysely<Tables>,
  { userId, type, key }: Unsubscribing,
): Promise<OptionalType | undefined> => {
  const secret = await findSecret(db, userId)
  if (secret === undefined || !isOptional(type)) return undefined
  const [expected, given] = [Buffer.from(keyOf(secret, type)), Buffer.from(key)]
  return expected.length === given.length && timingSafeEqual(expected, given) ? type : undefined
}
