import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { lockTemplateFor } from './get.ts'
import { deleteTemplate as deleteRow } from './template.store.ts'

/** The letter gets its shipped text again. */
export const deleteTemplate = async (tx: Tx, actor: Actor, templateId: string, expected: Expected): Promise<void> => {
  const { record: template } = await lockTemplateFor(tx, actor, 'delete', templateId)
  expected(template.version)
  const { researchGroupId: groupId, type, language } = template
  const deed = { object: 'emailTemplate', objectId: templateId, action: 'delete', by: actor.userId } as const
  await record(tx, deed, { groupId, details: { type, language } })
  await deleteRow(tx, templateId)
}
