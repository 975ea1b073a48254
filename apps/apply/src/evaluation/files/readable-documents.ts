import type { Actor } from '@kolleg/access'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Application } from '../../applications/application.ts'
import type { Tables } from '../../db/schema.ts'
import { type Document, type DocumentType, documentTypes, type OwnDocument } from '../../documents/document.ts'
import { documentsOfApplication, refereeLettersOf } from '../../documents/of-application.ts'
import { refereeWords } from '../../documents/referee-words.ts'
import { safeName } from '../../pdf/file-name.ts'
import { personNow } from '../../people/find.ts'
import { problem } from '../../problems.ts'
import { refereeName } from '../../references/write-to-referee.ts'
import { type ReferenceLine, referencesOf } from '../detail/references.ts'
import { getEvaluable } from '../get.ts'

/** A document of the applicant or of a referee. */
export type ReadableDocument = {
  readonly document: Document
  /** Null if the applicant uploaded it. */
  readonly referee: string | null
}

/** The documents of an application that a member may read. */
export type ApplicationDocuments = {
  readonly application: Application
  readonly documents: readonly ReadableDocument[]
  readonly references: readonly ReferenceLine[]
}

const rankOf = ({ type }: { readonly type: DocumentType }): number => documentTypes.indexOf(type)

/** All documents that the member may read, the CV first, including those handed in by referees. */
export const readableDocumentsOf = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
): Promise<ApplicationDocuments> => {
  const { record: application } = await getEvaluable(db, actor, applicationId)
  const own = await documentsOfApplication(db, application.applicationId)
  const letters = await refereeLettersOf(db, application.applicationId)
  const references = await referencesOf(db, application.applicationId)
  const names = new Map(references.map(reference => [reference.referenceId, refereeName(reference)]))
  const handedIn = letters
    .filter(letter => refereeWords.may(actor, 'read', letter))
    .map(letter => ({ document: letter, referee: names.get(letter.referenceId) ?? '' }))
  return { application, documents: [...uploaded(own), ...handedIn], references }
}

/**
 * Called again in long downloads: throws once the reader may no longer evaluate the application, or documents of it are gone.
 */
export const confirmReadable = async (
  db: Kysely<Tables>,
  { userId }: Actor,
  { application: { applicationId, anonymisedAt }, documents }: ApplicationDocuments,
): Promise<void> => {
  const reader = await personNow(db, userId)
  if (reader === undefined) throw problem('UNAUTHENTICATED')
  const now = await readableDocumentsOf(db, reader, applicationId)
  const there = new Set(now.documents.map(({ document }) => document.documentId))
  const isAnonymisedSince = anonymisedAt === null && now.application.anonymisedAt !== null
  if (isAnonymisedSince || documents.some(({ document }) => !there.has(document.documentId)))
    throw problem('NOT_FOUND', { detail: 'These documents are not there any more.' })
}

const uploaded = (own: readonly OwnDocument[]): readonly ReadableDocument[] =>
  own.toSorted((one, other) => rankOf(one) - rankOf(other)).map(document => ({ document, referee: null }))

/** `Mueller-Zoe` */
export const downloadName = ({ snapshot, applicationId }: Application): string =>
  safeName(`${snapshot?.profile.lastName ?? ''} ${snapshot?.profile.firstName ?? ''}`, applicationId)

/**
 * `01-CV-my-cv.pdf`, `references/02-Prof-Ada-Gross-letter.pdf`: ordered, unique and inside the folder it is unpacked
 * to. No name chosen by an applicant leads into the folder of references.
 */
export const entryName = ({ document: { type, name }, referee }: ReadableDocument, index: number): string => {
  const number = String(index + 1).padStart(2, '0')
  const file = `${safeName(name.replace(/\.pdf$/i, ''))}.pdf`
  if (referee !== null) return `references/${number}-${safeName(referee, 'referee')}-${file}`
  return `${number}-${type}${type === 'REFERENCE_LETTER' ? '-uploaded-by-applicant' : ''}-${file}`
}
