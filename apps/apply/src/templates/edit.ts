import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import type { Template } from '../letters/template/template.ts'
import { fitting } from './fitting.ts'
import { lockTemplateFor } from './get.ts'
import { updateTemplate } from './template.store.ts'
import type { OwnTemplate } from './template.ts'

export const editTemplate = async (
  tx: Tx,
  actor: Actor,
  templateId: string,
  given: Template,
  expected: Expected,
): Promise<OwnTemplate> => {
  const { record: template } = await lockTemplateFor(tx, actor, 'edit', templateId)
  const words = fitting(template.type, given)
  expected(template.version)
  const { researchGroupId: groupId, type, language } = template
  const deed = { object: 'emailTemplate', objectId: templateId, action: 'edit', by: actor.userId } as const
  await record(tx, deed, { groupId, details: { type, language } })
  return await updateTemplate(tx, templateId, words, actor.userId)
}
