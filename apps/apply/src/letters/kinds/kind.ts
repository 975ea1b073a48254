import type { Language } from '../../text/language.ts'
import type { Shape } from '../template/shape.ts'
import type { Template } from '../template/template.ts'

/** `applicant.firstName` */
type PathIn<S extends Shape> = { [Thing in keyof S & string]: `${Thing}.${keyof S[Thing] & string}` }[keyof S & string]

type InBoth = Readonly<Record<Language, string>>

/** The chapters in which groups find the letters that are written in their name. */
export type Chapter = 'application' | 'interview' | 'reference' | 'member'

/** One type of letter: the data it needs and the words it has unless a group writes its own. */
export type LetterKind<S extends Shape = Shape> = {
  readonly name: InBoth
  /** Only letters in the name of a group have one; no group may change the words of the others. */
  readonly chapter?: Chapter
  /** Only letters that people may turn off have one: what they are offered. */
  readonly offer?: InBoth
  readonly shape: S
  /** Its words are forgotten once it is sent or given up, and it is never sent again. */
  readonly secret: boolean
  /** A group writes it to someone as its member: whoever has left it since, or has proven no address, does not get it. */
  readonly isInternal?: true
  /** Placeholders without which the letter would be of no use, whoever words it. */
  readonly needs?: readonly PathIn<S>[]
  readonly words: Readonly<Record<Language, Template>>
}

/** Keeps in its type whether it has a chapter and an offer. */
type Traits<More> = Pick<More, keyof More & ('chapter' | 'offer')>

export const letterKind = <const S extends Shape, const More extends Pick<LetterKind, 'chapter' | 'offer'>>(
  kind: LetterKind<S> & More,
): LetterKind<S> & Traits<More> => kind
