import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../text/language.ts'

/** Written and read as an object. */
type Json = ColumnType<Readonly<Record<string, unknown>>, object, object>

export type SignInTables = {
  readonly sign_in_state: {
    readonly kind: string
    readonly id: string
    readonly payload: Json
    readonly grant_id: string | null
    readonly uid: string | null
    readonly consumed_at: Date | null
    readonly expires_at: Date | null
  }
  readonly sign_in_key: { readonly name: string; readonly value: Json; readonly created_at: Generated<Date> }
  readonly sign_in_account: {
    readonly account_id: Generated<string>
    readonly email: string
    readonly first_name: Generated<string>
    readonly last_name: Generated<string>
    readonly language: Generated<Language>
    readonly created_at: Generated<Date>
  }
  readonly sign_in_code: {
    readonly code_id: Generated<string>
    readonly interaction: string
    readonly email: string
    readonly caller: string
    readonly code_hash: Uint8Array
    readonly attempts: Generated<number>
    readonly used_at: Date | null
    readonly created_at: Generated<Date>
    readonly expires_at: Date
  }
}
