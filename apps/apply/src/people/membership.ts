/** A group a person belongs to, and their role in it. */
export type Membership = {
  readonly researchGroupId: string
  readonly name: string
  readonly role: 'EMPLOYEE' | 'PROFESSOR'
}
