import { type TSchema, Type } from 'typebox'

/** A query parameter that may be repeated; a row matches if any of its values does. */
export const Repeated = <Value extends TSchema>(value: Value, description?: string) =>
  Type.Optional(
    Type.Union([value, Type.Array(value, { maxItems: 50 })], description === undefined ? {} : { description }),
  )

export const listed = <Value>(given: Value | readonly Value[] | undefined): readonly Value[] => {
  if (given === undefined) return []
  return Array.isArray(given) ? given : [given as Value]
}
