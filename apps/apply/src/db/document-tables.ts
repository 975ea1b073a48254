import type { Generated } from 'kysely'

export const documentTypes = [
  'CV',
  'BACHELOR_TRANSCRIPT',
  'MASTER_TRANSCRIPT',
  'REFERENCE',
  'REFERENCE_LETTER',
  'OTHER',
] as const
export type DocumentType = (typeof documentTypes)[number]

type StoredFile = {
  readonly sha256: string
  readonly size_bytes: number
  readonly claimed_at: Generated<Date>
}

type DocumentRow = {
  readonly document_id: Generated<string>
  readonly sha256: string
  readonly type: DocumentType
  readonly name: string
  readonly size_bytes: number
  readonly page_count: number
  /** Exactly one of these three is set: the owner of the document. */
  readonly profile_id: string | null
  readonly application_id: string | null
  readonly reference_id: string | null
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
}

type RecurringWork = { readonly name: string; readonly due_at: Date }

export type DocumentTables = {
  readonly stored_file: StoredFile
  readonly document: DocumentRow
  readonly recurring_work: RecurringWork
}
