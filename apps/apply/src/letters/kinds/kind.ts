import type { Language } from '../../text/language.ts'
import type { Shape } from '../template/shape.ts'
import type { Template } from '../template/template.ts'

/** `applicant.firstName` */
type PathIn<S extends Shape> = { [Thing in keyof S & string]: `${Thing}.${keyof S[Thing] & string}` }[keyof S & string]

/** One type of letter: the data it needs and the words it has unless a group writes its own. */
export type LetterKind<S extends Shape = Shape> = {
  readonly shape: S
  /** Its words are forgotten once it is sent or given up, and it is never sent again. */
  readonly secret: boolean
  /** A group writes it to someone as its member: whoever has left it since, or has proven no address, does not get it. */
  readonly isInternal?: true
  /** Placeholders without which the letter would be of no use, whoever words it. */
  readonly needs?: readonly PathIn<S>[]
  readonly words: Readonly<Record<Language, Template>>
}

export const letterKind = <const S extends Shape>(kind: LetterKind<S>): LetterKind<S> => kind
