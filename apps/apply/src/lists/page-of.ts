import { type TSchema, Type } from 'typebox'

/** The reply of a list. */
export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object(
    {
      items: Type.Array(item),
      nextCursor: Type.Union([Type.String(), Type.Null()], { description: 'For the next page; null on the last one.' }),
      total: Type.Integer({ description: 'Items on all pages together.' }),
    },
    'title' in item ? { title: `${String(item.title)}Page` } : {},
  )
