import type { Transaction } from 'kysely'
import { record } from '../../audit/record.ts'
import type { Tables } from '../../db/schema.ts'
import type { Person } from '../../people/person.ts'
import { provenOf } from '../../people/proven-address.ts'
import { updateGroup } from '../group.store.ts'
import { type Group, groupSteps } from '../group.ts'
import { isNamed, isSameAddress } from '../is-named.ts'

type Tx = Transaction<Tables>
type Contact = Partial<Pick<Group, 'email' | 'head'>>

/** A group is not reached at the address of someone who has left it, who would go on hearing of whoever applies. */
export const forgetAddress = async (tx: Tx, group: Group, person: Person, by: string): Promise<void> => {
  const proven = provenOf(person)
  if (proven !== '' && isSameAddress(group.email, proven)) await forget(tx, group, { email: '' }, by)
}

/** Nor is it headed by someone who is no more. */
export const forgetHead = async (tx: Tx, group: Group, person: Person): Promise<void> => {
  if (isNamed(group.head, person)) await forget(tx, group, { head: '' }, person.userId)
}

const forget = async (tx: Tx, group: Group, contact: Contact, by: string): Promise<void> => {
  const { researchGroupId: groupId } = group
  const { fact } = groupSteps.step(group, 'edit', { by, at: new Date() })
  await updateGroup(tx, groupId, contact)
  await record(tx, fact, { groupId, details: { changed: Object.keys(contact) } })
}
