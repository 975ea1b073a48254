import described from '../../../../docs/mirrors/letters.json'
import type { Reply } from '../api/reply.ts'
import type { Language } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'

export type LetterType = Reply<'/api/users/me/notifications', 'get'>['notifications'][number]['type']
type InBoth = Readonly<Record<Language, string>>
export type LetterKind = {
  readonly name: InBoth
  /** Where groups find it among the letters in their name. */
  readonly chapter?: string
  /** What people turn on and off. */
  readonly offer?: InBoth
  /** For members of groups only. */
  readonly isInternal?: boolean
  /** For administrators only. */
  readonly isForAdmins?: boolean
}

/** Every type of letter, in chronological order, as the service describes them. */
export const letterKinds: Readonly<Record<LetterType, LetterKind>> = described

export const useLetterName = (): ((type: LetterType) => string) => {
  const language = useLanguage()
  return type => letterKinds[type].name[language]
}
