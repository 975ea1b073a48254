import type { Readable } from 'node:stream'
import type { Actor } from '@kolleg/access'
import type { Context } from '../../context.ts'
import { zip } from '../../documents/zip.ts'
import { confirmPapers, entryName, type Papers } from './papers.ts'

/**
 * All papers as one ZIP, created while it is sent: one file at a time, each only while the reader may read it. If they
 * lose that, the download breaks off, so that it does not look complete.
 */
export const papersZip = ({ files, database }: Context, reader: Actor, papers: Papers): Readable => {
  const entries = async function* () {
    for (const [index, paper] of papers.papers.entries()) {
      await confirmPapers(database.query, reader, papers)
      yield { name: entryName(paper, index), content: await files.read(paper.document.sha256) }
    }
  }
  return zip(entries())
}
