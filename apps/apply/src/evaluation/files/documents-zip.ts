import type { Readable } from 'node:stream'
import type { Actor } from '@kolleg/access'
import type { Context } from '../../context.ts'
import { zip } from '../../documents/zip.ts'
import { type ApplicationDocuments, confirmReadable, entryName } from './readable-documents.ts'

/**
 * All documents as one ZIP, created while it is sent: one file at a time, each only while the reader may read it. If they
 * lose that, the download breaks off, so that it does not look complete.
 */
export const documentsZip = ({ files, database }: Context, reader: Actor, found: ApplicationDocuments): Readable => {
  const entries = async function* () {
    for (const [index, readable] of found.documents.entries()) {
      await confirmReadable(database.query, reader, found)
      yield { name: entryName(readable, index), content: await files.read(readable.document.sha256) }
    }
  }
  return zip(entries())
}
