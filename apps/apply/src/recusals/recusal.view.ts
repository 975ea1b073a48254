import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { grounds, longestReason, type Recusal } from './recusal.ts'

const Application = Type.Object(
  { applicationId: uuid, applicantName: Type.String({ description: 'Empty once the application is anonymised.' }) },
  { title: 'RecusedApplication' },
)
const Member = Type.Object({ userId: uuid, name: Type.String() }, { title: 'RecusedMember' })

const RecusalView = Type.Object(
  {
    recusalId: uuid,
    application: Application,
    member: Member,
    reason: Type.String(),
    declaredByName: orNull(Type.String()),
    isOwn: Type.Boolean({ description: 'Whether the member declared it, and not the chair for them.' }),
    declaredAt: instant,
    liftedAt: orNull(instant),
    liftedByName: orNull(Type.String()),
  },
  { title: 'Recusal' },
)

export const RecusalsView = Type.Object(
  {
    recusals: Type.Array(RecusalView),
    suggested: Type.Array(
      Type.Object(
        {
          application: Application,
          member: Member,
          ground: Type.Enum([...grounds], {
            description: 'The member is named as a referee there, or has the same address as the applicant.',
          }),
        },
        { title: 'SuggestedRecusal' },
      ),
      { description: 'Conflicts of interest that are likely and were never declared.' },
    ),
  },
  { title: 'Recusals' },
)

export const DeclaredView = Type.Object({ recusalId: uuid, declaredAt: instant }, { title: 'DeclaredRecusal' })

export const NewRecusal = Type.Object(
  {
    userId: Type.Optional({
      ...uuid,
      description: 'Whose conflict it is; the caller’s own if left out. Only the chair may name another member.',
    }),
    reason: Type.String({ minLength: 1, maxLength: longestReason, pattern: String.raw`\S` }),
  },
  {
    title: 'RecusalInput',
    additionalProperties: false,
    examples: [{ reason: 'We wrote a paper together last year.' }],
  },
)

export const recusalView = (recusal: Recusal): Static<typeof RecusalView> => ({
  recusalId: recusal.recusalId,
  application: { applicationId: recusal.applicationId, applicantName: recusal.applicantName },
  member: { userId: recusal.userId, name: recusal.name },
  reason: recusal.reason,
  declaredByName: recusal.declaredByName,
  isOwn: recusal.declaredBy === recusal.userId,
  declaredAt: recusal.declaredAt.toISOString(),
  liftedAt: recusal.liftedAt?.toISOString() ?? null,
  liftedByName: recusal.liftedByName,
})
