import type { Actor } from '@kolleg/access'
import { applications } from '../applications/application.policy.ts'
import { applicationSteps } from '../applications/application.ts'
import { attemptOf } from '../applications/attempt.ts'
import { lockAsSeen } from '../applications/get.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { problem } from '../problems.ts'
import { type Belonging, documentsIn, findDocument, insertDocument, type NewDocument } from './document.store.ts'
import { type Document, mostDocuments } from './document.ts'

/** Adds a document to an application that is still a draft. */
export const addToApplication = async (
  tx: Tx,
  actor: Actor,
  applicationId: string,
  document: NewDocument,
): Promise<Document> => {
  const application = await lockAsSeen(tx, actor, applicationId)
  applications.permit(actor, 'edit', application)
  applicationSteps.step(application, 'edit', attemptOf(actor, application))
  const owner = { applicationId: application.applicationId }
  await refuseMore(tx, owner)
  return add(tx, actor, document, owner)
}

/** Adds a document to the applicant's own profile; new applications begin with copies of it. */
export const addToProfile = async (tx: Tx, actor: Actor, document: NewDocument): Promise<Document> => {
  // Locks the caller, so that two uploads at once cannot exceed the limit.
  await lockCaller(tx, actor.userId)
  await refuseMore(tx, { profileId: actor.userId })
  return add(tx, actor, document, { profileId: actor.userId })
}

const refuseMore = async (tx: Tx, owner: Parameters<typeof documentsIn>[1]): Promise<void> => {
  const { length } = await documentsIn(tx, owner)
  if (length >= mostDocuments)
    throw problem('LIMIT_REACHED', { detail: `There are ${mostDocuments} documents already; remove one first.` })
}

const add = async (tx: Tx, actor: Actor, document: NewDocument, to: Belonging): Promise<Document> => {
  const documentId = await insertDocument(tx, document, to)
  await record(tx, { object: 'document', objectId: documentId, action: 'add', by: actor.userId }, { details: to })
  const added = await findDocument(tx, documentId)
  if (added === undefined) throw new Error('The document was added and is not there.')
  return added
}
