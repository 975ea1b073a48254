import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../schema-parts.ts'

const Id = uuid

/** Who did what to which object, when, from which state to which. */
export const Entry = Type.Object(
  {
    eventId: Id,
    at: instant,
    byUser: orNull(
      Type.String({
        format: 'uuid',
        description:
          'Null for what the service did by itself, for applicants in the trail of a group, and for people whose personal data are deleted.',
      }),
    ),
    byName: orNull(Type.String({ description: 'Also null for people who gave no name.' })),
    object: Type.String(),
    objectId: Type.String(),
    action: Type.String(),
    from: orNull(Type.String()),
    to: orNull(Type.String()),
    researchGroupId: orNull(Id),
    details: Type.Object({}, { title: 'AuditDetails', additionalProperties: true }),
  },
  { title: 'AuditEntry' },
)
export type Entry = Static<typeof Entry>
