import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { Document, DocumentType, OwnDocument, RefereeLetter } from './document.ts'
import { secrecyOfReference } from './referee-words.ts'

const documentColumns = sql`
  document.document_id as "documentId", document.sha256, document.type, document.name,
  document.size_bytes as "sizeBytes", document.page_count as "pageCount", document.version,
  document.created_at as "createdAt", coalesce(document.profile_id, application.applicant_id) as "applicantId",
  application.application_id as "applicationId", application.job_id as "jobId", application.research_group_id as "researchGroupId",
  application.state, document.reference_id as "referenceId", ${secrecyOfReference} as secrecy`

const documentFrom = sql`document
  left join reference on reference.reference_id = document.reference_id
  left join application on application.application_id = coalesce(document.application_id, reference.application_id)`

export const findDocument = async (db: QueryExecutorProvider, documentId: string): Promise<Document | undefined> => {
  const { rows } = await sql<Document>`select ${documentColumns} from ${documentFrom}
    where document.document_id = ${documentId}`.execute(db)
  return rows[0]
}

/** All documents of a profile or of an application, without the letters of referees. */
export const documentsIn = async (
  db: QueryExecutorProvider,
  where: { readonly profileId: string } | { readonly applicationId: string },
): Promise<readonly OwnDocument[]> => {
  const [column, id] =
    'profileId' in where ? ['document.profile_id', where.profileId] : ['document.application_id', where.applicationId]
  const { rows } = await sql<OwnDocument>`select ${documentColumns} from ${documentFrom}
    where ${sql.ref(column)} = ${id} order by document.created_at, document.document_id`.execute(db)
  return rows
}

/** The letters of referees for one application. */
export const lettersTo = async (
  db: QueryExecutorProvider,
  applicationId: string,
): Promise<readonly RefereeLetter[]> => {
  const { rows } = await sql<RefereeLetter>`select ${documentColumns} from ${documentFrom}
    where reference.application_id = ${applicationId} order by document.created_at, document.document_id`.execute(db)
  return rows
}

export type NewDocument = {
  readonly sha256: string
  readonly type: DocumentType
  readonly name: string
  readonly sizeBytes: number
  readonly pageCount: number
}
export type Belonging =
  | { readonly profileId: string }
  | { readonly applicationId: string }
  | { readonly referenceId: string }

export const insertDocument = async (tx: Tx, document: NewDocument, to: Belonging): Promise<string> => {
  const { document_id } = await tx
    .insertInto('document')
    .values({
      sha256: document.sha256,
      type: document.type,
      name: document.name,
      size_bytes: document.sizeBytes,
      page_count: document.pageCount,
      profile_id: 'profileId' in to ? to.profileId : null,
      application_id: 'applicationId' in to ? to.applicationId : null,
      reference_id: 'referenceId' in to ? to.referenceId : null,
    })
    .returning('document_id')
    .executeTakeFirstOrThrow()
  return document_id
}

/** New rows for the same files. */
export const copyProfileDocuments = async (
  tx: Tx,
  profileId: string,
  applicationId: string,
  most: number,
): Promise<void> => {
  await sql`insert into document (sha256, type, name, size_bytes, page_count, application_id, created_at)
    select sha256, type, name, size_bytes, page_count, ${applicationId}, created_at from document
    where profile_id = ${profileId} order by created_at, document_id limit ${most}`.execute(tx)
}

export const changeDocument = async (
  tx: Tx,
  { documentId, version }: Document,
  change: { readonly name?: string; readonly type?: DocumentType },
): Promise<void> => {
  await tx
    .updateTable('document')
    .set({ ...change, version: version + 1 })
    .where('document_id', '=', documentId)
    .execute()
}

/** Returns the files that have one reference less now. */
export const deleteDocuments = async (tx: Tx, documentIds: readonly string[]): Promise<readonly string[]> => {
  if (documentIds.length === 0) return []
  const rows = await tx.deleteFrom('document').where('document_id', 'in', documentIds).returning('sha256').execute()
  return [...new Set(rows.map(({ sha256 }) => sha256))]
}
