import { type RawBuilder, sql } from 'kysely'

type ClaimedAddress = { readonly email: string; readonly emailVerified: boolean }

/**
 * The address that others see, and that letters about others use: empty unless it is verified, because anyone can state
 * another person's address.
 */
export const provenAddress = (person: string): RawBuilder<string> =>
  sql`(case when ${sql.ref(`${person}.email_verified`)} then ${sql.ref(`${person}.email`)} else '' end)`

export const provenOf = ({ email, emailVerified }: ClaimedAddress): string => (emailVerified ? email : '')
