import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Expected } from '../front-door/versions.ts'
import { takeTemplate } from './get.ts'
import { deleteTemplate as forget } from './template.store.ts'

/** The letter has its shipped words again. */
export const deleteTemplate = (
  { database }: Context,
  actor: Actor,
  templateId: string,
  expected: Expected,
): Promise<void> =>
  database.transaction(async tx => {
    const { record: template } = await takeTemplate(tx, actor, 'delete', templateId)
    expected(template.version)
    const { researchGroupId: groupId, type, language } = template
    const deed = { object: 'emailTemplate', objectId: templateId, action: 'delete', by: actor.userId } as const
    await record(tx, deed, { groupId, details: { type, language } })
    await forget(tx, templateId)
  })
