import type { Actor } from '@kolleg/access'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '../db/schema.ts'
import { type GroupLetterType, groupTypes } from '../letters/kinds/group-types.ts'
import type { ListQuery } from '../lists/list-query.ts'
import type { Page } from '../lists/page.ts'
import { type Language, languages } from '../text/language.ts'
import { listSlots } from './template.store.ts'
import { type EmailTemplate, slotView } from './template.view.ts'

type TemplatesQuery = ListQuery & { readonly type?: GroupLetterType; readonly language?: Language }

/** Every letter of the group with its current template. The route has checked the group. */
export const listTemplates = async (
  db: Kysely<Tables>,
  actor: Actor,
  groupId: string,
  { type: wanted, language: spoken, ...asked }: TemplatesQuery,
): Promise<Page<Static<typeof EmailTemplate>> & { items: Static<typeof EmailTemplate>[] }> => {
  const kinds = groupTypes
    .filter(type => wanted === undefined || type === wanted)
    .flatMap(type => languages.map(language => ({ type, language })))
    .filter(({ language }) => spoken === undefined || language === spoken)
  const page = await listSlots(db, groupId, kinds, asked)
  return { ...page, items: page.items.map(slot => slotView(actor, groupId, slot)) }
}
