import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { applicationSteps } from '../applications/application.ts'
import { attemptOf } from '../applications/attempt.ts'
import { lockAsSeen } from '../applications/get.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { type Expected, Version } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { documents } from './document.policy.ts'
import { changeDocument, deleteDocuments, findDocument } from './document.store.ts'
import { documentTypes, type OwnDocument } from './document.ts'
import { cleanFileName } from './file-name.ts'

export const DocumentChanges = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    type: Type.Optional(Type.Enum([...documentTypes])),
    version: Version,
  },
  {
    title: 'DocumentChanges',
    additionalProperties: false,
    examples: [{ name: 'Transcript.pdf', type: 'MASTER_TRANSCRIPT' }],
  },
)

/** Changes name or type while the application is still a draft. */
export const changeOne = async (
  tx: Tx,
  actor: Actor,
  documentId: string,
  { name, type }: Static<typeof DocumentChanges>,
  expected: Expected,
): Promise<OwnDocument> => {
  const document = await editable(tx, actor, documentId, expected)
  const change = { ...(name !== undefined && { name: cleanFileName(name) }), ...(type && { type }) }
  if (Object.keys(change).length === 0) return document
  await changeDocument(tx, document, change)
  const fields = Object.keys(change).toSorted()
  const deed = { object: 'document', objectId: document.documentId, action: 'edit', by: actor.userId } as const
  await record(tx, deed, { details: { ...applicationOf(document), fields } })
  return { ...document, ...change, version: document.version + 1 }
}

/** Removes a document. Its file is deleted after the commit if nothing else uses it. */
export const removeOne = async (
  { outbox }: Context,
  tx: Tx,
  actor: Actor,
  documentId: string,
  expected: Expected,
  within: 'profile' | 'anywhere' = 'anywhere',
): Promise<void> => {
  const document = await editable(tx, actor, documentId, expected)
  if (within === 'profile' && document.applicationId !== null)
    throw problem('NOT_FOUND', { detail: 'It is not in your profile.' })
  for (const sha256 of await deleteDocuments(tx, [document.documentId])) await outbox.put(tx, 'file', sha256)
  const deed = { object: 'document', objectId: document.documentId, action: 'delete', by: actor.userId } as const
  await record(tx, deed, { details: applicationOf(document) })
}

const applicationOf = ({ applicationId }: OwnDocument): object => (applicationId === null ? {} : { applicationId })

/** A document of the caller's own that was not sent yet. Locks the application, so that it is not sent meanwhile. */
const editable = async (tx: Tx, actor: Actor, documentId: string, expected: Expected): Promise<OwnDocument> => {
  const seen = await findDocument(tx, documentId)
  const application = seen?.applicationId ? await lockAsSeen(tx, actor, seen.applicationId) : undefined
  const document = seen && (await findDocument(tx, documentId))
  if (document === undefined) throw problem('NOT_FOUND', { detail: 'There is no such document.' })
  if (document.referenceId !== null)
    throw problem('ACCESS_DENIED', { detail: 'The letter of a referee is not yours to change.' })
  documents.permit(actor, 'edit', document)
  expected(document.version)
  if (application) applicationSteps.step(application, 'edit', attemptOf(actor, application))
  return document
}
