import { problem } from '@kolleg/problems'
import type { Key } from './order.ts'

const signature = (keys: readonly Key[]): string =>
  keys.map(({ field, isDescending }) => `${isDescending ? '-' : ''}${field}`).join()

/** The position after a row, for the next page: its values in the order of the keys. */
export const cursorOf = (keys: readonly Key[], values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([signature(keys), ...values])).toString('base64url')

const notOne = 'must be nextCursor of a page in the same order'

/** The fault of a text that cannot be a cursor. */
export const cursorFault = (cursor: string): string | undefined => (parsed(cursor) === undefined ? notOne : undefined)

/** The values in a cursor; one that is broken or belongs to another order is refused. */
export const readCursor = (keys: readonly Key[], cursor: string): readonly unknown[] => {
  const [order, ...values] = parsed(cursor) ?? []
  if (order === signature(keys) && values.length === keys.length) return values
  throw foreignCursor()
}

export const foreignCursor = () =>
  problem('VALIDATION_FAILED', {
    detail: 'The cursor does not belong to this list.',
    errors: [{ pointer: '/query/cursor', message: `cursor ${notOne}.`, code: 'CURSOR' }],
  })

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** The order and values; undefined if the text is invalid. */
const parsed = (cursor: string): readonly unknown[] | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(read) && typeof read[0] === 'string' && read.every(isPlain) ? read : undefined
  } catch {
    return undefined
  }
}
