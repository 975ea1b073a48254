import type { QueryExecutorProvider } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import {
  copyProfileDocuments,
  deleteDocuments,
  documentsIn,
  insertDocument,
  lettersTo,
  type NewDocument,
} from './document.store.ts'
import { mostDocuments, type OwnDocument, type RefereeLetter } from './document.ts'

export type { NewDocument }

/** The documents that the applicant added to the application; for other folders. */
export const documentsOfApplication = (
  db: QueryExecutorProvider,
  applicationId: string,
): Promise<readonly OwnDocument[]> => documentsIn(db, { applicationId })

export const documentsOfProfile = (db: QueryExecutorProvider, profileId: string): Promise<readonly OwnDocument[]> =>
  documentsIn(db, { profileId })

/** Every letter of a referee, drafts too: `refereeWords` decides who may read each. */
export const refereeLettersOf = (db: QueryExecutorProvider, applicationId: string): Promise<readonly RefereeLetter[]> =>
  lettersTo(db, applicationId)

/** An application begins with the documents of the profile: new rows for the same files. */
export const takeProfileDocuments = (tx: Tx, userId: string, applicationId: string): Promise<void> =>
  copyProfileDocuments(tx, userId, applicationId, mostDocuments)

/** Deletes documents in the caller's transaction; their files are deleted after it if nothing else uses them. */
export const deleteDocumentsAndFiles = async (
  tx: Tx,
  { outbox }: Pick<Context, 'outbox'>,
  documents: readonly { readonly documentId: string }[],
): Promise<void> => {
  const files = await deleteDocuments(
    tx,
    documents.map(({ documentId }) => documentId),
  )
  for (const sha256 of files) await outbox.put(tx, 'file', sha256)
}

/** Adds the letter that a referee has uploaded. */
export const nameRefereeLetter = async (tx: Tx, document: NewDocument, referenceId: string): Promise<void> => {
  await insertDocument(tx, document, { referenceId })
}
