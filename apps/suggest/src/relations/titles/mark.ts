import { compareOrdinals, type Ordinal } from './ordinals.ts'

/** A title without what numbers it, and that number: no text repeats it, and so nothing would be named by its title. */
export interface Unnumbered {
  readonly name: string
  readonly mark: Mark | undefined
}

export interface Mark {
  /** What is counted: weeks, lectures. */
  readonly kind: string
  readonly number: Ordinal
  /** It tells an order, unlike the classes of amplifiers. */
  readonly isStep: boolean
  /** It may count what is taught one after the other, as weeks and years do, and not only parts of one thing. */
  readonly isTaught: boolean
}

/** Whether the one is taught later than the other, as far as the titles tell. */
export const isLater = (a: Mark | undefined, b: Mark | undefined): boolean =>
  a !== undefined && a.kind === b?.kind && compareOrdinals(a.number, b.number) > 0

/** A title without what was found in it. */
export const cut = (title: string, { 0: { length }, index }: RegExpExecArray): string =>
  title.slice(0, index) + title.slice(index + length)
