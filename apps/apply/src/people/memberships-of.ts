import type { Grant } from '@kolleg/access'

export type Membership = {
  readonly researchGroupId: string
  readonly name: string
  readonly role: 'EMPLOYEE' | 'PROFESSOR'
}

/** The groups of someone's roles with their names, in the order they were joined. There are no groups yet. */
export const membershipsOf = async (_roles: readonly Grant[]): Promise<readonly Membership[]> => []
