import { randomUUID } from 'node:crypto'
import type { Role } from '@kolleg/access'
import { sql } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'

export type DemoPerson = {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The highest role. */
  readonly role: Role
  /** A description for visitors who choose a person. */
  readonly about: { readonly en: string; readonly de: string }
}

/** People of every role, who can sign in with one click. */
export const demoPeople = [
  {
    userId: '0d3e0000-0000-4000-8000-000000000011',
    email: 'amira.haddad@demo.example',
    firstName: 'Amira',
    lastName: 'Haddad',
    role: 'APPLICANT',
    about: { en: 'applicant', de: 'Bewerberin' },
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000012',
    email: 'emil.brandt@demo.example',
    firstName: 'Emil',
    lastName: 'Brandt',
    role: 'EMPLOYEE',
    about: { en: 'staff of Data Engineering', de: 'Mitarbeiter, Data Engineering' },
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000013',
    email: 'paula.lindner@demo.example',
    firstName: 'Paula',
    lastName: 'Lindner',
    role: 'PROFESSOR',
    about: { en: 'professor of Data Engineering', de: 'Professorin, Data Engineering' },
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000014',
    email: 'ada.keller@demo.example',
    firstName: 'Ada',
    lastName: 'Keller',
    role: 'ADMIN',
    about: { en: 'administrator', de: 'Administratorin' },
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000015',
    email: 'henrik.soerensen@demo.example',
    firstName: 'Henrik',
    lastName: 'Sørensen',
    role: 'PROFESSOR',
    about: {
      en: 'professor of Human-Computer Interaction, staff of Data Engineering',
      de: 'Professor, Human-Computer Interaction; Mitarbeiter, Data Engineering',
    },
  },
  {
    userId: '0d3e0000-0000-4000-8000-000000000016',
    email: 'nora.weiss@demo.example',
    firstName: 'Nora',
    lastName: 'Weiß',
    role: 'EMPLOYEE',
    about: { en: 'staff of Human-Computer Interaction', de: 'Mitarbeiterin, Human-Computer Interaction' },
  },
] as const satisfies readonly DemoPerson[]

export type DemoName = (typeof demoPeople)[number]['firstName']

export const demoPerson = (name: DemoName): DemoPerson => {
  const person = demoPeople.find(({ firstName }) => firstName === name)
  if (person === undefined) throw new Error(`The demo has nobody called ${name}.`)
  return person
}

/**
 * Creates the demo people; false if one of them exists already. They have no identity: the built-in provider verifies
 * their addresses, so the first click joins them.
 */
export const addDemoPeople = async (tx: Tx): Promise<boolean> => {
  const ids = demoPeople.map(({ userId }) => userId)
  const { rows } = await sql`select from person where user_id in (${sql.join(ids)})`.execute(tx)
  if (rows.length > 0) return false
  for (const person of demoPeople) await add(tx, person)
  return true
}

type Named = Pick<DemoPerson, 'userId' | 'email' | 'firstName' | 'lastName'>

const add = async (tx: Tx, { userId, email, firstName, lastName }: Named): Promise<void> => {
  await tx
    .insertInto('person')
    .values({ user_id: userId, email, email_verified: true, first_name: firstName, last_name: lastName })
    .execute()
  await tx.insertInto('role').values({ user_id: userId, role: 'APPLICANT', research_group_id: null }).execute()
  await record(tx, { object: 'person', objectId: userId, action: 'create', by: null }, { details: { demo: true } })
}

/** An applicant who cannot sign in, unless they are one of the people above. */
export const addApplicant = async (
  tx: Tx,
  { firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>,
): Promise<string> => {
  const known = demoPeople.find(person => person.lastName === lastName)
  if (known) return known.userId
  const userId = randomUUID()
  await add(tx, { userId, firstName, lastName, email: `${firstName.toLowerCase()}@applicants.demo.example` })
  return userId
}
