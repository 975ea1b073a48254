import type { ApplicationState } from '../applications/application.ts'
import type { DocumentType } from '../db/document-tables.ts'
import type { RefereeWords } from './referee-words.ts'

export { type DocumentType, documentTypes } from '../db/document-tables.ts'

type Content = {
  readonly documentId: string
  readonly sha256: string
  readonly type: DocumentType
  readonly name: string
  readonly sizeBytes: number
  readonly pageCount: number
  readonly version: number
  readonly createdAt: Date
}

/** What an applicant has added to the profile or to an application. */
export type OwnDocument = Content & {
  readonly applicantId: string
  /** Null in a profile, like the next three. */
  readonly applicationId: string | null
  readonly jobId: string | null
  readonly researchGroupId: string | null
  readonly state: ApplicationState | null
  readonly referenceId: null
}

/** The letter of a referee. */
export type RefereeLetter = Content & RefereeWords & { readonly applicationId: string; readonly referenceId: string }

export type Document = OwnDocument | RefereeLetter

export const largestBytes = 25 * 1024 * 1024
export const mostDocuments = 20
