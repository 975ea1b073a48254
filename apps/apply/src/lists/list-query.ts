import { Type } from 'typebox'
import type { Order } from './order.ts'

/** The parameters of every list: limit, cursor and order. */
export const listQuery = ({ sortable, sortedBy }: Order) => ({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Items a page.' })),
  cursor: Type.Optional(
    Type.String({ maxLength: 2_000, 'x-cursor': true, description: '`nextCursor` of the page before.' }),
  ),
  sort: Type.Optional(
    Type.String({
      maxLength: 200,
      'x-sortable': Object.keys(sortable),
      description:
        `Fields separated by commas, a minus before one turns it round: ${Object.keys(sortable).join(', ')}. ` +
        `Without it: ${sortedBy}.`,
    }),
  ),
})

export type ListQuery = { readonly limit?: number; readonly cursor?: string; readonly sort?: string }
