import type { Language } from '../../text/language.ts'
import type { Shape } from '../template/shape.ts'
import type { Template } from '../template/template.ts'

/** `applicant.firstName` */
type PathIn<S extends Shape> = { [Thing in keyof S & string]: `${Thing}.${keyof S[Thing] & string}` }[keyof S & string]

type InBoth = Readonly<Record<Language, string>>

/** The chapters in which groups find the letters written in their name. */
export type Chapter = 'application' | 'interview' | 'reference' | 'member'

/** One type of letter: the data it needs and its text unless a group writes its own. */
export type LetterKind<S extends Shape = Shape> = {
  readonly name: InBoth
  /** Set only for letters in the name of a group; groups cannot edit the others. */
  readonly chapter?: Chapter
  /** Set only for letters that people may turn off: what the settings offer. */
  readonly offer?: InBoth
  readonly shape: S
  /** Its text is deleted once it is sent or given up, and it is never resent. */
  readonly secret: boolean
  /** Written to members of a group. A person who has left, or has no verified address, does not get it. */
  readonly isInternal?: true
  /** Written to administrators; nobody else is offered to turn it off. */
  readonly isForAdmins?: true
  /** Placeholders without which the letter would be useless, whatever the template. */
  readonly needs?: readonly PathIn<S>[]
  readonly words: Readonly<Record<Language, Template>>
}

/** Keeps in the type whether a kind has a chapter and an offer. */
type Traits<More> = Pick<More, keyof More & ('chapter' | 'offer')>

export const letterKind = <const S extends Shape, const More extends Pick<LetterKind, 'chapter' | 'offer'>>(
  kind: LetterKind<S> & More,
): LetterKind<S> & Traits<More> => kind
