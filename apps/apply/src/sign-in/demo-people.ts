import type { Role } from '@kolleg/access'
import type { Database } from '@kolleg/database'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** The group of the demo's staff. */
export const demoGroupId = '0d3e0000-0000-4000-8000-000000000001'

export type DemoPerson = {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
}

/** One person of every role, to sign in as by one click. */
export const demoPeople = [
  {
    userId: '0d3e0000-0000-4000-8000-000000000011',
    email: 'amira.applicant@demo.example',
    firstName: 'Amira',
    lastName: 'Applicant',
    role: 'APPLICANT',
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000012',
    email: 'emil.employee@demo.example',
    firstName: 'Emil',
    lastName: 'Employee',
    role: 'EMPLOYEE',
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000013',
    email: 'paula.professor@demo.example',
    firstName: 'Paula',
    lastName: 'Professor',
    role: 'PROFESSOR',
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000014',
    email: 'ada.admin@demo.example',
    firstName: 'Ada',
    lastName: 'Admin',
    role: 'ADMIN',
  },
] as const satisfies readonly DemoPerson[]

/**
 * Writes the demo people who are not there yet. They have no identity: the embedded provider vouches for their
 * addresses, so the first click joins them. Whoever is there stays as they are.
 */
export const seedDemoPeople = (database: Database<Tables>): Promise<void> =>
  database.transaction(async tx => {
    await sql`insert into research_group (research_group_id, name, state)
      values (${demoGroupId}, 'Data Engineering', 'ACTIVE') on conflict do nothing`.execute(tx)
    for (const person of demoPeople) if (await addPerson(tx, person)) await addRoles(tx, person)
  })

const addPerson = async (
  tx: Transaction<Tables>,
  { userId, email, firstName, lastName }: DemoPerson,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into person (user_id, email, email_verified, first_name, last_name)
    values (${userId}, ${email}, true, ${firstName}, ${lastName}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

const addRoles = async (tx: Transaction<Tables>, { userId, role }: DemoPerson): Promise<void> => {
  const groupId = role === 'EMPLOYEE' || role === 'PROFESSOR' ? demoGroupId : null
  const grants = role === 'APPLICANT' ? [] : [{ user_id: userId, role, research_group_id: groupId }]
  await tx
    .insertInto('role')
    .values([{ user_id: userId, role: 'APPLICANT', research_group_id: null }, ...grants])
    .execute()
}
