export type MemberRole = 'EMPLOYEE' | 'PROFESSOR'

export type Member = {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: MemberRole
  readonly joinedAt: Date
  readonly version: number
}

/** A membership that begins when someone signs in with that verified address. */
export type Invitation = {
  readonly invitationId: string
  readonly researchGroupId: string
  readonly email: string
  readonly role: MemberRole
  readonly invitedBy: string | null
  readonly invitedAt: Date
  readonly expiresAt: Date
}

export type ListedInvitation = Invitation & {
  readonly inviter: { readonly userId: string; readonly name: string } | null
}
