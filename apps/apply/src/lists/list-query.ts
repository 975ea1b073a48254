import { Type } from 'typebox'

/** What every list takes: how many, from where on, in which order. */
export const ListQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Items a page.' })),
  cursor: Type.Optional(Type.String({ maxLength: 2_000, description: '`nextCursor` of the page before.' })),
  sort: Type.Optional(
    Type.String({ maxLength: 200, description: 'Fields separated by commas; a minus before one turns it round.' }),
  ),
}

export type ListAsked = { readonly limit?: number; readonly cursor?: string; readonly sort?: string }
