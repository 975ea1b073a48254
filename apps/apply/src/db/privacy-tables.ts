import type { Generated } from 'kysely'

type DataExport = {
  readonly export_id: Generated<string>
  readonly user_id: string
  readonly requested_at: Generated<Date>
  readonly expires_at: Date
}

export type PrivacyTables = { readonly data_export: DataExport }
