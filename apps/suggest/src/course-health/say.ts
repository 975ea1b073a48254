import { decimal } from '../relations/judging/explain.ts'

/** Rounds so that findings do not depend on rounding errors. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
export const inWords = (value: number): string => decimal.format(value)

type Named = { readonly id: number; readonly title: string }

/** Quotes the title of a record; one without a title is called by its number. */
export const nameIn = (records: readonly Named[]): ((id: number) => string) => {
  const titles = new Map(records.map(({ id, title }) => [id, title.trim()]))
  return id => `“${titles.get(id) || `#${id}`}”`
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
