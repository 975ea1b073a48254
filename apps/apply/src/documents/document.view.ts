import { type Static, Type } from 'typebox'
import { instant, uuid } from '../schema-parts.ts'
import { type Document, documentTypes } from './document.ts'

export const DocumentView = Type.Object(
  {
    documentId: uuid,
    type: Type.Enum([...documentTypes]),
    name: Type.String(),
    sizeBytes: Type.Integer(),
    pageCount: Type.Integer(),
    version: Type.Integer(),
    createdAt: instant,
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
