import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../text/language.ts'

export const referenceStates = ['ADDED', 'REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const
export type ReferenceState = (typeof referenceStates)[number]

type ReferenceRow = {
  readonly reference_id: Generated<string>
  readonly application_id: string
  readonly state: ReferenceState
  readonly title: Generated<string>
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly institution: Generated<string>
  readonly relationship: Generated<string>
  readonly language: Generated<Language>
  readonly confidential: boolean | null
  readonly assessment: ColumnType<unknown, string | null | undefined, string | null>
  readonly requested_at: Date | null
  readonly expires_at: Date | null
  readonly answered_at: Date | null
  readonly reminded_week_at: Date | null
  readonly reminded_day_at: Date | null
  readonly owed_letter: 'REFERENCE_CANCELLED' | null
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type ReferenceKey = {
  readonly key_hash: Buffer
  readonly reference_id: string
  readonly created_at: Generated<Date>
}

export type ReferenceTables = { readonly reference: ReferenceRow; readonly reference_key: ReferenceKey }
