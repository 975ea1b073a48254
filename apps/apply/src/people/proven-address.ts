import { type RawBuilder, sql } from 'kysely'

type Told = { readonly email: string; readonly emailVerified: boolean }

/**
 * What others see of someone's address, and where letters about others go: empty unless the identity provider has proven
 * it. Anyone may tell an address that is somebody else's.
 */
export const provenAddress = (person: string): RawBuilder<string> =>
  sql`(case when ${sql.ref(`${person}.email_verified`)} then ${sql.ref(`${person}.email`)} else '' end)`

export const provenOf = ({ email, emailVerified }: Told): string => (emailVerified ? email : '')
