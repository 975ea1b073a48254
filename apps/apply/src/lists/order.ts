import { problem } from '@kolleg/problems'
import { type RawBuilder, sql } from 'kysely'

/** The sortable fields of a list, each an expression that is never null. */
export type Sortable = Readonly<Record<string, RawBuilder<unknown>>>

/** The sortable fields of a list and its default order. */
export type Order = { readonly sortable: Sortable; readonly sortedBy: string }

export type Key = { readonly field: string; readonly by: RawBuilder<unknown>; readonly isDescending: boolean }

const wordsOf = (asked: string): readonly string[] => asked.split(',').map(word => word.trim())
const fieldOf = (word: string): string => word.replace(/^-/, '')

/** The fault of an order like `a,-b` for these fields. */
export const sortFault = (asked: string, fields: readonly string[]): string | undefined => {
  const named = wordsOf(asked).map(fieldOf)
  const isOrder = named.every((field, index) => fields.includes(field) && named.indexOf(field) === index)
  return isOrder ? undefined : `must name fields among ${fields.join(', ')}, each once`
}

/** Parses `a,-b` into the keys of an order; the id is always the last one, so that no two rows are equal. */
export const orderOf = (asked: string, sortable: Sortable, id: RawBuilder<unknown>): readonly Key[] => {
  const fault = sortFault(asked, Object.keys(sortable))
  if (fault !== undefined)
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/query/sort', message: `sort ${fault}.`, code: 'SORT' }],
    })
  const keys = wordsOf(asked).map(word => {
    const field = fieldOf(word)
    return { field, by: sortable[field] ?? id, isDescending: word.startsWith('-') }
  })
  return [...keys, { field: 'id', by: id, isDescending: keys.at(-1)?.isDescending ?? false }]
}

export const orderBy = (keys: readonly Key[]): RawBuilder<unknown> =>
  sql.join(
    keys.map(({ by, isDescending }) => (isDescending ? sql`${by} desc` : sql`${by} asc`)),
    sql`, `,
  )

/** The rows after the one with these values. */
export const after = (keys: readonly Key[], values: readonly unknown[]): RawBuilder<boolean> => {
  const isDescending = keys[0]?.isDescending
  return keys.every(key => key.isDescending === isDescending)
    ? sql`(${sql.join(keys.map(({ by }) => by))}) ${isDescending ? sql`<` : sql`>`} (${sql.join(values)})`
    : afterInEither(keys, values)
}

/** (a, b) > (x, y), written out because directions differ. */
const afterInEither = (keys: readonly Key[], values: readonly unknown[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    keys.map(({ by, isDescending }, index) => {
      const equal = keys.slice(0, index).map((key, at) => sql`${key.by} = ${values[at]}`)
      const beyond = isDescending ? sql`${by} < ${values[index]}` : sql`${by} > ${values[index]}`
      return sql`(${sql.join([...equal, beyond], sql` and `)})`
    }),
    sql` or `,
  )})`
