import type { Language } from '../../text/language.ts'

/** What a placeholder inserts: one line of text, several lines, or an address to open. */
export type Field = {
  readonly kind: 'words' | 'lines' | 'link'
  readonly sample: Readonly<Record<Language, string>>
}

/** The data a letter type is written with: `{ applicant: { firstName: words('Zoë') } }` */
export type Shape = Readonly<Record<string, Readonly<Record<string, Field>>>>

export type DataOf<S extends Shape> = {
  readonly [Thing in keyof S]: { readonly [Name in keyof S[Thing]]: string }
}

/** With samples in both languages if they differ. */
export const words = (en: string, de = en): Field => ({ kind: 'words', sample: { en, de } })
export const lines = (en: string, de = en): Field => ({ kind: 'lines', sample: { en, de } })
export const link = (address: string): Field => ({ kind: 'link', sample: { en: address, de: address } })

export const fieldOf = (shape: Shape, path: string): Field | undefined => find(shape, path)

export const valueOf = (data: DataOf<Shape>, path: string): string | undefined => find(data, path)

/** Looks up `applicant.firstName` in nested tables, own properties only. */
const find = <Value>(table: Readonly<Record<string, Readonly<Record<string, Value>>>>, path: string) => {
  const [thing = '', name = '', ...more] = path.split('.')
  const entries = Object.hasOwn(table, thing) ? table[thing] : undefined
  return more.length === 0 && entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined
}

/** Every placeholder of a shape by its path. */
export const pathsOf = (shape: Shape): readonly string[] =>
  Object.entries(shape).flatMap(([thing, fields]) => Object.keys(fields).map(name => `${thing}.${name}`))

/** Sample data for a preview. */
export const sampleOf = <S extends Shape>(shape: S, language: Language = 'en'): DataOf<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([thing, fields]) => [
      thing,
      Object.fromEntries(Object.entries(fields).map(([name, { sample }]) => [name, sample[language]])),
    ]),
  ) as DataOf<S>
