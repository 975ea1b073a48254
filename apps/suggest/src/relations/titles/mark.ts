import { compareOrdinals, type Ordinal } from './ordinals.ts'

/** A title without its number. Texts do not repeat the number, so they would never match the whole title. */
export interface Unnumbered {
  readonly name: string
  readonly mark: Mark | undefined
}

export interface Mark {
  /** What the number counts: weeks, lectures. */
  readonly kind: string
  readonly number: Ordinal
  /** The number gives an order, unlike the classes of amplifiers. */
  readonly isStep: boolean
  /** The number may follow the order of teaching, as weeks and years do, and not only count the parts of one thing. */
  readonly isTaught: boolean
}

/** Whether the titles say that `a` is taught later than `b`. */
export const isLater = (a: Mark | undefined, b: Mark | undefined): boolean =>
  a !== undefined && a.kind === b?.kind && compareOrdinals(a.number, b.number) > 0

/** Removes a match from the title. */
export const cut = (title: string, { 0: { length }, index }: RegExpExecArray): string =>
  title.slice(0, index) + title.slice(index + length)
