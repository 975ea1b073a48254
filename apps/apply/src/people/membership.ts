/** A group one belongs to, and as what. */
export type Membership = {
  readonly researchGroupId: string
  readonly name: string
  readonly role: 'EMPLOYEE' | 'PROFESSOR'
}
