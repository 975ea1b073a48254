import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import type { ListedInvitation, Member } from './member.ts'

const Id = uuid
const Instant = instant
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
    invitedBy: orNull(Type.Object({ userId: Id, name: Type.String() }, { title: 'PersonName' })),
    invitedAt: Instant,
    expiresAt: Instant,
  },
  { title: 'Invitation' },
)

/** A known person is a member at once; an unknown address is invited. */
export const AddedView = Type.Object(
  {
    status: Type.Enum(['MEMBER', 'INVITED']),
    userId: orNull(Id),
    invitationId: orNull(Id),
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
