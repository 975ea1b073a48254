import { problem } from '@kolleg/problems'
import { type RawBuilder, sql } from 'kysely'

/** The fields a list can be sorted by, each an expression that is never null. */
export type Sortable = Readonly<Record<string, RawBuilder<unknown>>>

export type Key = { readonly field: string; readonly by: RawBuilder<unknown>; readonly isDescending: boolean }

/** Reads `a,-b` into the keys of an order; the id is always the last one, so that no two rows are equal. */
export const orderOf = (asked: string, sortable: Sortable, id: RawBuilder<unknown>): readonly Key[] => {
  const words = asked.split(',').map(word => word.trim())
  const fields = words.map(word => word.replace(/^-/, ''))
  const unknown = fields.filter((field, index) => !Object.hasOwn(sortable, field) || fields.indexOf(field) !== index)
  if (unknown.length > 0) {
    const known = Object.keys(sortable).join(', ')
    throw problem('VALIDATION_FAILED', {
      detail: 'The list cannot be sorted like that.',
      errors: unknown.map(field => ({
        pointer: '/query/sort',
        message: `“${field}” is no field to sort by, or is named twice. There are ${known}.`,
        code: 'SORT',
      })),
    })
  }
  const keys = words.map((word, index) => {
    const field = fields[index] ?? ''
    return { field, by: sortable[field] ?? id, isDescending: word.startsWith('-') }
  })
  return [...keys, { field: 'id', by: id, isDescending: keys.at(-1)?.isDescending ?? false }]
}

export const orderBy = (keys: readonly Key[]): RawBuilder<unknown> =>
  sql.join(
    keys.map(({ by, isDescending }) => (isDescending ? sql`${by} desc` : sql`${by} asc`)),
    sql`, `,
  )

/** The rows that come after the one with these values. */
export const after = (keys: readonly Key[], values: readonly unknown[]): RawBuilder<boolean> => {
  const isDescending = keys[0]?.isDescending
  return keys.every(key => key.isDescending === isDescending)
    ? sql`(${sql.join(keys.map(({ by }) => by))}) ${isDescending ? sql`<` : sql`>`} (${sql.join(values)})`
    : afterInEither(keys, values)
}

/** (a, b) > (x, y), written out, as directions differ; no index begins in the middle of such an order. */
const afterInEither = (keys: readonly Key[], values: readonly unknown[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    keys.map(({ by, isDescending }, index) => {
      const equal = keys.slice(0, index).map((key, place) => sql`${key.by} = ${values[place]}`)
      const beyond = isDescending ? sql`${by} < ${values[index]}` : sql`${by} > ${values[index]}`
      return sql`(${sql.join([...equal, beyond], sql` and `)})`
    }),
    sql` or `,
  )})`
