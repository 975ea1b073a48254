import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { addRole, findById, useAdminAddress } from './person.store.ts'
import type { Person } from './person.ts'

/** Whether a person has verified an address of ADMIN_EMAILS and is not ADMIN. */
export const isListed = ({ email, emailVerified, roles }: Person, listed: readonly string[]): boolean =>
  emailVerified &&
  listed.some(address => address.toLowerCase() === email.toLowerCase()) &&
  !roles.some(({ role }) => role === 'ADMIN')

/** Makes a listed person ADMIN once per address: an ADMIN role that was taken away stays away. */
export const nameAdmin = async (tx: Tx, person: Person, listed: readonly string[]): Promise<Person> => {
  const { userId, email } = person
  if (!isListed(person, listed) || !(await useAdminAddress(tx, email))) return person
  await addRole(tx, userId, 'ADMIN')
  await record(
    tx,
    { object: 'person', objectId: userId, action: 'nameAdmin', by: null },
    { details: { why: 'ADMIN_EMAILS' } },
  )
  return (await findById(tx, userId)) ?? person
}
