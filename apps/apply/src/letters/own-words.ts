import type { Kysely } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { Language } from '../text/language.ts'
import { faultsFor } from './kinds/faults.ts'
import { isGroupType } from './kinds/group-types.ts'
import { type LetterType, letterKinds } from './kinds/kinds.ts'
import type { Template } from './template/template.ts'

/**
 * The group's own template, if it has one. A template that no longer fits after an update gives way to the shipped one:
 * no letter is lost because of it.
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

const findWords = (
  db: Kysely<Tables>,
  groupId: string,
  type: string,
  language: Language,
): Promise<Template | undefined> =>
  db
    .selectFrom('email_template')
    .select(['subject', 'body'])
    .where('research_group_id', '=', groupId)
    .where('type', '=', type)
    .where('language', '=', language)
    .executeTakeFirst()
