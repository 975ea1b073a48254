import { type Static, Type } from 'typebox'
import type { ListedInvitation, Member } from './member.ts'

const Id = Type.String({ format: 'uuid' })
const Instant = Type.String({ format: 'date-time' })
const Proven = Type.String({ description: 'Empty unless the identity provider has proven it.' })
export const MemberRoles = Type.Enum(['EMPLOYEE', 'PROFESSOR'])

export const MemberView = Type.Object(
  {
    userId: Id,
    firstName: Type.String(),
    lastName: Type.String(),
    email: Proven,
    role: MemberRoles,
    joinedAt: Instant,
    version: Type.Integer(),
  },
  { title: 'Member' },
)

export const InvitationView = Type.Object(
  {
    invitationId: Id,
    email: Type.String(),
    role: MemberRoles,
    invitedBy: Type.Union([Type.Object({ userId: Id, name: Type.String() }, { title: 'PersonName' }), Type.Null()]),
    invitedAt: Instant,
    expiresAt: Instant,
  },
  { title: 'Invitation' },
)

/** A known person is a member at once; an unknown address is invited. */
export const AddedView = Type.Object(
  {
    status: Type.Enum(['MEMBER', 'INVITED']),
    userId: Type.Union([Id, Type.Null()]),
    invitationId: Type.Union([Id, Type.Null()]),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    role: MemberRoles,
  },
  { title: 'AddedMember' },
)

export const memberView = ({ joinedAt, ...member }: Member): Static<typeof MemberView> => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
})

export const invitationView = ({
  invitationId,
  email,
  role,
  inviter: invitedBy,
  invitedAt,
  expiresAt,
}: ListedInvitation): Static<typeof InvitationView> => ({
  invitationId,
  email,
  role,
  invitedBy,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
