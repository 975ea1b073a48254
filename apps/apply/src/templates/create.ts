import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { orExists } from '../db/violations.ts'
import { fitting } from './fitting.ts'
import type { NewTemplate } from './form.ts'
import { insertTemplate } from './template.store.ts'
import type { OwnTemplate } from './template.ts'

/** Creates a group's own template for a letter. The route has checked the group. */
export const createTemplate = async (
  tx: Tx,
  { userId }: Actor,
  researchGroupId: string,
  { type, language, ...given }: NewTemplate,
): Promise<OwnTemplate> => {
  const templateId = randomUUID()
  const words = fitting(type, given)
  const made = await insertTemplate(tx, { templateId, researchGroupId, type, language, ...words }, userId).catch(
    orExists('The group has words for this letter in this language already.'),
  )
  const deed = { object: 'emailTemplate', objectId: templateId, action: 'create', by: userId } as const
  await record(tx, deed, { groupId: researchGroupId, details: { type, language } })
  return made
}
