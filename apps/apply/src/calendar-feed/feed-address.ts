import { randomBytes } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { linkTo } from '../site/link.ts'
import { addSecret, findSecret, replaceSecret } from './feed.store.ts'

const newSecret = (): string => randomBytes(32).toString('base64url')

const addressOf = (context: Context, secret: string): string => linkTo(context, `/api/calendar/${secret}.ics`)

/** The secret address of the caller's calendar, created on first use. */
export const readAddress = async (context: Context, { userId }: Actor): Promise<string> => {
  const known = await findSecret(context.database.query, userId)
  if (known !== undefined) return addressOf(context, known)
  const secret = await context.database.transaction(async tx => {
    await lockCaller(tx, userId)
    await addSecret(tx, userId, newSecret())
    return await findSecret(tx, userId)
  })
  if (secret === undefined) throw new Error('A calendar address that was made is gone.')
  return addressOf(context, secret)
}

/** Creates a new address; the old one stops working. */
export const rotateAddress = (context: Context, { userId }: Actor): Promise<string> =>
  context.database.transaction(async tx => {
    await lockCaller(tx, userId)
    const secret = newSecret()
    await replaceSecret(tx, userId, secret)
    await record(tx, { object: 'calendarFeed', objectId: userId, action: 'rotate', by: userId })
    return addressOf(context, secret)
  })
