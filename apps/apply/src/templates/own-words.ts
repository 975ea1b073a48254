import type { Kysely } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { faultsFor } from '../letters/kinds/faults.ts'
import { type LetterType, letterKinds } from '../letters/kinds/kinds.ts'
import type { Language } from '../letters/template/language.ts'
import type { Template } from '../letters/template/template.ts'
import { findWords } from './template.store.ts'
import { isGroupType } from './template.ts'

/**
 * What a group says in a letter, where it has words of its own. Words that no longer fit the letter since the house
 * was renewed give way to the shipped ones: a letter is never lost because of them.
 */
export const ownWords = async (
  db: Kysely<Tables>,
  groupId: string,
  type: LetterType,
  language: Language,
): Promise<Template | undefined> => {
  const words = isGroupType(type) ? await findWords(db, groupId, type, language) : undefined
  return words && faultsFor(letterKinds[type], words).length === 0 ? words : undefined
}
