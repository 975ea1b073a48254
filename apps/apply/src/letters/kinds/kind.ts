import type { Language } from '../template/language.ts'
import type { Shape } from '../template/shape.ts'
import type { Template } from '../template/template.ts'

/** One type of letter: the data it needs and the words it has unless a group writes its own. */
export type LetterKind<S extends Shape = Shape> = {
  readonly shape: S
  /** Its words are forgotten once it is sent or given up, and it is never sent again. */
  readonly secret: boolean
  readonly words: Readonly<Record<Language, Template>>
}

export const letterKind = <const S extends Shape>(kind: LetterKind<S>): LetterKind<S> => kind
