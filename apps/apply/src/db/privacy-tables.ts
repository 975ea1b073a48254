import type { Generated } from 'kysely'

type DataExport = {
  readonly export_id: Generated<string>
  readonly user_id: string
  readonly requested_at: Generated<Date>
  readonly expires_at: Date
}

type LegalHoldRow = {
  readonly legal_hold_id: Generated<string>
  readonly job_id: string
  readonly reason: string
  readonly until: string
  readonly made_by: string | null
  readonly made_at: Generated<Date>
  readonly version: Generated<number>
  readonly warned_at: Date | null
  readonly ended_at: Date | null
  readonly ended_by: string | null
  readonly released_at: Date | null
}

export type PrivacyTables = { readonly data_export: DataExport; readonly legal_hold: LegalHoldRow }
