import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import type { RefereeLetter } from '../documents/document.ts'
import { DocumentView, documentView } from '../documents/document.view.ts'
import { refereeWords } from '../documents/referee-words.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { Assessment } from './assessment.ts'
import { references } from './reference.policy.ts'
import type { Found } from './reference.store.ts'
import { referenceStates, referenceSteps } from './reference.ts'

export const ReferenceView = Type.Object(
  {
    referenceId: uuid,
    applicationId: uuid,
    state: Type.Enum([...referenceStates]),
    title: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    institution: Type.String(),
    relationship: Type.String(),
    language: Type.Enum(['en', 'de']),
    confidential: orNull(Type.Boolean({ description: 'Null until the referee is asked; it cannot be changed then.' })),
    requestedAt: orNull(
      Type.String({
        format: 'date-time',
        description: 'When the request leaves; ahead while it can still be dropped.',
      }),
    ),
    expiresAt: orNull(instant),
    answeredAt: orNull(instant),
    assessment: Type.Optional(
      Type.Union([Assessment, Type.Null()], { description: 'Only for those who may read it.' }),
    ),
    letter: Type.Optional(Type.Union([DocumentView, Type.Null()], { description: 'Only for those who may read it.' })),
    version: Type.Integer(),
    may: Type.Array(Type.String()),
  },
  { title: 'Reference' },
)
export type ReferenceView = Static<typeof ReferenceView>

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** Includes the referee's words only for readers whom `refereeWords` allows. */
export const referenceView = (actor: Actor, reference: Found, letters: readonly RefereeLetter[]): ReferenceView => {
  const letter = letters.find(({ referenceId }) => referenceId === reference.referenceId)
  const mayReadWords = refereeWords.may(actor, 'read', { ...reference.application, secrecy: reference.secrecy })
  const allowed: readonly string[] = referenceSteps.allowed(reference.state)
  return {
    referenceId: reference.referenceId,
    applicationId: reference.applicationId,
    state: reference.state,
    title: reference.title,
    firstName: reference.firstName,
    lastName: reference.lastName,
    email: reference.email,
    institution: reference.institution,
    relationship: reference.relationship,
    language: reference.language,
    confidential: reference.confidential,
    requestedAt: textOf(reference.requestedAt),
    expiresAt: textOf(reference.expiresAt),
    answeredAt: textOf(reference.answeredAt),
    ...(mayReadWords && { assessment: reference.assessment, letter: letter ? documentView(letter) : null }),
    version: reference.version,
    may: references.allowedActions(actor, reference.application).filter(deed => allowed.includes(deed)),
  }
}
