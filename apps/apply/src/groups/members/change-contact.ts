import { record } from '../../audit/record.ts'
import type { Tx } from '../../db/schema.ts'
import type { Person } from '../../people/person.ts'
import { provenOf } from '../../people/proven-address.ts'
import { lockReachedAt, updateGroup } from '../group.store.ts'
import { type Group, groupSteps } from '../group.ts'
import { isNamed, isSameAddress } from '../is-named.ts'

type Contact = Partial<Pick<Group, 'email' | 'head'>>

/**
 * Removes the contact address of a group if it belongs to a person who has left, who would go on hearing of applicants.
 */
export const removeAddress = async (tx: Tx, group: Group, person: Person, by: string): Promise<void> => {
  const proven = provenOf(person)
  if (proven !== '' && isSameAddress(group.email, proven)) await change(tx, group, { email: '' }, by)
}

/** Removes the head of a group if that person is erased. */
export const removeHead = async (tx: Tx, group: Group, person: Person): Promise<void> => {
  if (isNamed(group.head, person)) await change(tx, group, { head: '' }, person.userId)
}

/**
 * Changes the contact address of a person's groups and requested groups when their own address changes; '' if another
 * person has it now.
 */
export const moveContact = async (tx: Tx, userId: string, from: string, to: string): Promise<void> => {
  for (const group of await lockReachedAt(tx, userId, from)) await change(tx, group, { email: to }, null)
}

const change = async (tx: Tx, group: Group, contact: Contact, by: string | null): Promise<void> => {
  const { researchGroupId: groupId } = group
  const { fact } = groupSteps.step(group, 'edit', { by, at: new Date() })
  await updateGroup(tx, groupId, contact)
  await record(tx, fact, { groupId, details: { changed: Object.keys(contact) } })
}
