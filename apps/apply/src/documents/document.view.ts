import { type Static, Type } from 'typebox'
import { type Document, documentTypes } from './document.ts'

export const DocumentView = Type.Object(
  {
    documentId: Type.String({ format: 'uuid' }),
    type: Type.Enum([...documentTypes]),
    name: Type.String(),
    sizeBytes: Type.Integer(),
    pageCount: Type.Integer(),
    version: Type.Integer(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Document' },
)
export type DocumentView = Static<typeof DocumentView>

export const documentView = (document: Document): DocumentView => ({
  documentId: document.documentId,
  type: document.type,
  name: document.name,
  sizeBytes: document.sizeBytes,
  pageCount: document.pageCount,
  version: document.version,
  createdAt: document.createdAt.toISOString(),
})
