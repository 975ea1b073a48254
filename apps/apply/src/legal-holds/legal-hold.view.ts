import { type Static, Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { type LegalHold, longestReason } from './legal-hold.ts'

const until = Type.String({
  format: 'date',
  pattern: '^2\\d\\d\\d-',
  description: 'The last day on which it holds, in UTC.',
})
const reason = Type.String({ minLength: 1, maxLength: longestReason, pattern: String.raw`\S` })
const example = { reason: 'A rejected applicant has filed a lawsuit.', until: '2027-12-31' }

export const NewLegalHold = Type.Object(
  { reason, until },
  { title: 'NewLegalHold', additionalProperties: false, examples: [example] },
)
export const LegalHoldChanges = Type.Object(
  { reason, until, version: Version },
  { title: 'LegalHoldChanges', additionalProperties: false, examples: [{ ...example, version: 1 }] },
)

export const LegalHoldView = Type.Object(
  {
    legalHoldId: uuid,
    jobId: uuid,
    jobTitle: Type.String(),
    researchGroupId: uuid,
    researchGroupName: Type.String(),
    reason: Type.String(),
    until: Type.String({ format: 'date', description: 'The last day, in UTC.' }),
    isInForce: Type.Boolean(),
    version: Type.Integer(),
    madeAt: instant,
    madeByName: orNull(Type.String()),
    endedAt: orNull(instant),
    endedByName: Type.Union([Type.String(), Type.Null()], { description: 'Null if its last day was over.' }),
  },
  { title: 'LegalHold' },
)

export const legalHoldView = ({ madeAt, endedAt, ...hold }: LegalHold): Static<typeof LegalHoldView> => ({
  ...hold,
  madeAt: madeAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})
