import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { problem } from '../problems.ts'
import { documents } from './document.policy.ts'
import { findDocument } from './document.store.ts'
import type { Document } from './document.ts'
import { refereeWords } from './referee-words.ts'

/** A document that the caller may read: 404 if it does not exist, 403 if it is not theirs. */
export const getDocument = async (db: QueryExecutorProvider, actor: Actor, documentId: string): Promise<Document> => {
  const document = await findDocument(db, documentId)
  if (document === undefined) throw problem('NOT_FOUND', { detail: 'There is no such document.' })
  if (document.referenceId === null) return documents.permit(actor, 'read', document).record
  return refereeWords.permit(actor, 'read', document).record
}
