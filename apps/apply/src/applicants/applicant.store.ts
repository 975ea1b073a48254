import { type QueryExecutorProvider, sql } from 'kysely'
import type { Profile } from '../db/application-tables.ts'
import type { Tx } from '../db/schema.ts'

/** The stored profile: name and address only if they differ from the account. */
export type StoredProfile = Profile & { readonly version: number; readonly updatedAt: Date }

const profileColumns = sql`coalesce(applicant.first_name, person.first_name) as "firstName",
  coalesce(applicant.last_name, person.last_name) as "lastName", coalesce(applicant.email, person.email) as email,
  coalesce(applicant.phone, '') as phone, coalesce(applicant.website, '') as website,
  applicant.birth_date as "birthDate", applicant.nationality, coalesce(applicant.street, '') as street,
  coalesce(applicant.postal_code, '') as "postalCode", coalesce(applicant.city, '') as city,
  coalesce(applicant.country, '') as country, coalesce(applicant.degrees, '[]') as degrees,
  coalesce(applicant.version, 1) as version, coalesce(applicant.updated_at, person.created_at) as "updatedAt"`

/** Empty if the person has not entered anything yet. */
export const findProfile = async (db: QueryExecutorProvider, userId: string): Promise<StoredProfile | undefined> => {
  const { rows } = await sql<StoredProfile>`select ${profileColumns} from person
    left join applicant using (user_id) where person.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Locks the applicant's row, and creates it if it is missing. */
export const lockApplicant = async (tx: Tx, userId: string): Promise<{ readonly subscriptionsVersion: number }> => {
  await sql`insert into applicant (user_id) values (${userId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ subscriptionsVersion: number }>`select subscriptions_version as "subscriptionsVersion"
    from applicant where user_id = ${userId} for update`.execute(tx)
  return rows[0] ?? { subscriptionsVersion: 1 }
}

type Given = Omit<Profile, 'firstName' | 'lastName' | 'email'> & {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
}

export const writeProfile = async (tx: Tx, userId: string, given: Given): Promise<void> => {
  await tx
    .updateTable('applicant')
    .set(eb => ({
      first_name: given.firstName,
      last_name: given.lastName,
      email: given.email,
      phone: given.phone,
      website: given.website,
      birth_date: given.birthDate,
      nationality: given.nationality,
      street: given.street,
      postal_code: given.postalCode,
      city: given.city,
      country: given.country,
      degrees: JSON.stringify(given.degrees),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('user_id', '=', userId)
    .execute()
}

export const subscriptionsOf = async (db: QueryExecutorProvider, userId: string) => {
  const { rows } = await sql<{ subjectAreas: readonly string[]; version: number }>`select
    array(select subject_area from subscription where user_id = ${userId} order by subject_area) as "subjectAreas",
    coalesce((select subscriptions_version from applicant where user_id = ${userId}), 1) as version`.execute(db)
  return rows[0] ?? { subjectAreas: [], version: 1 }
}

/** The codes that no catalogue contains. */
export const unknownAreas = async (db: QueryExecutorProvider, codes: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`select code from unnest(${codes}::text[]) as given (code)
    where not exists (select from subject_area where subject_area.code = given.code)`.execute(db)
  return rows.map(({ code }) => code)
}

export const writeSubscriptions = async (tx: Tx, userId: string, codes: readonly string[]): Promise<void> => {
  await sql`delete from subscription where user_id = ${userId} and subject_area <> all(${codes}::text[])`.execute(tx)
  await sql`insert into subscription (user_id, subject_area) select ${userId}, unnest(${codes}::text[])
    on conflict do nothing`.execute(tx)
  await sql`update applicant set subscriptions_version = subscriptions_version + 1 where user_id = ${userId}`.execute(
    tx,
  )
}
