import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { Language } from '../text/language.ts'

export type Account = {
  readonly accountId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The language of their first sign-in. */
  readonly language: Language
}
type Names = { readonly firstName?: string; readonly lastName?: string; readonly language: Language }

const columns = sql`account_id as "accountId", email, first_name as "firstName", last_name as "lastName", language`

export const findAccount = async ({ query }: Database<Tables>, accountId: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`select ${columns} from sign_in_account
    where account_id::text = ${accountId}`.execute(query)
  return rows[0]
}

/** The account of an address, created when its owner first signs in. */
export const accountOf = async (
  { query }: Database<Tables>,
  email: string,
  { firstName = '', lastName = '', language }: Names,
): Promise<Account> => {
  const { rows } = await sql<Account>`insert into sign_in_account (email, first_name, last_name, language)
    values (${email}, ${firstName}, ${lastName}, ${language})
    on conflict (lower(email)) do update set email = sign_in_account.email returning ${columns}`.execute(query)
  const [account] = rows
  if (account === undefined) throw new Error('An account was written and is not there.')
  return account
}

/** The claims about an account. Its owner has proved that they read its mail. */
export const claimsOf = ({ email, firstName, lastName, language }: Account) => ({
  email,
  email_verified: true,
  ...(firstName && { given_name: firstName }),
  ...(lastName && { family_name: lastName }),
  locale: language,
})
