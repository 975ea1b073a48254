import { problem } from '@kolleg/problems'
import type { Key } from './order.ts'

const signature = (keys: readonly Key[]): string =>
  keys.map(({ field, isDescending }) => `${isDescending ? '-' : ''}${field}`).join()

/** The place after a row, for the next page: its values in the order of the keys. */
export const cursorOf = (keys: readonly Key[], values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([signature(keys), ...values])).toString('base64url')

/** The values a cursor holds; a cursor that is broken or of another order is refused. */
export const readCursor = (keys: readonly Key[], cursor: string): readonly unknown[] => {
  const read: unknown = parsed(cursor)
  if (Array.isArray(read) && read.length === keys.length + 1 && read[0] === signature(keys) && read.every(isPlain))
    return read.slice(1)
  throw foreignCursor()
}

export const foreignCursor = () =>
  problem('VALIDATION_FAILED', {
    detail: 'The cursor does not belong to this list.',
    errors: [
      {
        pointer: '/query/cursor',
        message: 'Take nextCursor of a page in the same order, or begin without one.',
        code: 'CURSOR',
      },
    ],
  })

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
