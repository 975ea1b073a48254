import type { FaultCode, InputFault } from '@kolleg/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { idempotent } from '../front-door/idempotent.ts'
import { senderOf } from '../front-door/sender.ts'
import { problem } from '../problems.ts'
import type { NewDocument } from './document.store.ts'
import type { Document } from './document.ts'
import { type DocumentType, documentTypes } from './document.ts'
import { documentView } from './document.view.ts'
import { cleanFileName } from './file-name.ts'
import { keepingFile } from './keep-file.ts'
import { checkPdf } from './pdf/check.ts'
import { type Form, type Incoming, receiving } from './receive.ts'

/** A form with a document. */
export const Upload = Type.Object(
  {
    type: Type.Enum([...documentTypes]),
    name: Type.Optional(Type.String({ description: 'Instead of the name of the file.' })),
    file: Type.Unsafe<string>({ type: 'string', format: 'binary', description: 'A PDF of at most 25 MiB.' }),
  },
  { title: 'DocumentUpload', additionalProperties: false },
)

type Read = { readonly file: Incoming; readonly type: DocumentType; readonly name: string }

/** Reads a document from a form, stores its file and lets `add` create the document; 201 with the document. */
export const upload = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  add: (tx: Tx, document: NewDocument) => Promise<Document>,
): Promise<FastifyReply> =>
  receiving(context, request, async form => {
    const { file, type, name } = readForm(form)
    const { pageCount } = await checkPdf(context, senderOf(request, reply), file.path)
    const { sha256, sizeBytes } = file
    // An Idempotency-Key covers this file, type and name.
    request.body = { sha256, type, name }
    return keepingFile(context, file, () =>
      idempotent(context, request, reply, async tx => {
        const document = await add(tx, { sha256, type, name, sizeBytes, pageCount })
        return {
          status: 201,
          headers: { location: `/api/documents/${document.documentId}` },
          body: documentView(document),
        }
      }),
    )
  })

const readForm = ({ fields, file }: Form): Read => {
  const { type, name, ...unknown } = fields
  const known = documentTypes.find(each => each === type)
  const faults: InputFault[] = [
    ...Object.keys(unknown).map(field => fault(field, 'is not known here', 'additionalProperties')),
    ...(type === undefined ? [fault('type', 'is required', 'required')] : []),
    ...(type !== undefined && !known ? [fault('type', `must be one of ${documentTypes.join(', ')}`, 'enum')] : []),
    ...(file === undefined ? [fault('file', 'is required', 'required')] : []),
    ...(file && file.field !== 'file' ? [fault(file.field, 'is not known here', 'additionalProperties')] : []),
    ...(file?.sizeBytes === 0 ? [fault('file', 'is empty', 'minLength')] : []),
  ]
  if (faults.length > 0 || !known || !file) throw problem('VALIDATION_FAILED', { errors: faults })
  return { file, type: known, name: cleanFileName(name ?? file.fileName) }
}

const fault = (field: string, message: string, code: FaultCode): InputFault => ({
  pointer: `/${field}`,
  message: `${field} ${message}.`,
  code,
})
