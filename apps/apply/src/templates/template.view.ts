import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { faultsFor } from '../letters/kinds/faults.ts'
import { groupTypes } from '../letters/kinds/group-types.ts'
import { letterKinds } from '../letters/kinds/kinds.ts'
import { pathsOf } from '../letters/template/shape.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { languages } from '../text/language.ts'
import { templates } from './template.policy.ts'
import type { Slot } from './template.store.ts'
import type { OwnTemplate } from './template.ts'

export const EmailTemplate = Type.Object(
  {
    templateId: Type.Union([uuid, Type.Null()], {
      description: 'Null where the group has no words of its own.',
    }),
    researchGroupId: uuid,
    type: Type.Enum([...groupTypes]),
    language: Type.Enum([...languages]),
    subject: Type.String(),
    body: Type.String(),
    isDefault: Type.Boolean({ description: 'These are the shipped words.' }),
    isUsed: Type.Boolean({
      description: 'False for own words that no longer fit the letter: the shipped ones are sent.',
    }),
    placeholders: Type.Array(Type.String(), { description: 'What may stand between {{ and }}.' }),
    needed: Type.Array(Type.String(), { description: 'Placeholders that the body must contain.' }),
    version: orNull(Type.Integer()),
    updatedAt: orNull(instant),
    may: Type.Array(Type.String(), { description: 'What the caller may do with it.' }),
  },
  { title: 'EmailTemplate' },
)
type View = Static<typeof EmailTemplate>

export const templateView = (actor: Actor, { updatedAt, ...template }: OwnTemplate): View => ({
  ...template,
  ...placeholdersOf(template.type),
  isDefault: false,
  isUsed: faultsFor(letterKinds[template.type], template).length === 0,
  updatedAt: updatedAt.toISOString(),
  may: templates.allowedActions(actor, template).filter(deed => deed !== 'read'),
})

/** A letter with its current template, the group's own or the shipped one. */
export const slotView = (actor: Actor, researchGroupId: string, slot: Slot): View => {
  const { type, language, templateId, subject, body, version, updatedAt } = slot
  if (templateId !== null && subject !== null && body !== null && version !== null && updatedAt !== null)
    return templateView(actor, { templateId, researchGroupId, type, language, subject, body, version, updatedAt })
  return {
    templateId: null,
    researchGroupId,
    type,
    language,
    ...letterKinds[type].words[language],
    ...placeholdersOf(type),
    isDefault: true,
    isUsed: true,
    version: null,
    updatedAt: null,
    may: ['create'],
  }
}

const placeholdersOf = (type: Slot['type']) => {
  const kind = letterKinds[type]
  return { placeholders: [...pathsOf(kind.shape)], needed: 'needs' in kind ? [...(kind.needs ?? [])] : [] }
}
