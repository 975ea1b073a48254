import type { ApplicationState } from '../applications/application.ts'

export const documentTypes = [
  'CV',
  'BACHELOR_TRANSCRIPT',
  'MASTER_TRANSCRIPT',
  'REFERENCE',
  'REFERENCE_LETTER',
  'OTHER',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** OPEN to whoever may read the application; CONFIDENTIAL to its group only; a DRAFT to nobody but its referee. */
export type Secrecy = 'OPEN' | 'CONFIDENTIAL' | 'DRAFT'

/** A document with all that decides who may read it. */
export type Document = {
  readonly documentId: string
  readonly sha256: string
  readonly type: DocumentType
  readonly name: string
  readonly sizeBytes: number
  readonly pageCount: number
  readonly version: number
  readonly createdAt: Date
  /** Whose profile or application it belongs to. */
  readonly applicantId: string
  /** Null in a profile. */
  readonly applicationId: string | null
  readonly researchGroupId: string | null
  readonly state: ApplicationState | null
  /** The reference whose letter it is. */
  readonly referenceId: string | null
  readonly secrecy: Secrecy
}

export const largestBytes = 25 * 1024 * 1024
export const mostDocuments = 20
