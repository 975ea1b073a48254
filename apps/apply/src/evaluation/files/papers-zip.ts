import type { Readable } from 'node:stream'
import type { Actor } from '@kolleg/access'
import type { Context } from '../../context.ts'
import { zip } from '../../documents/zip.ts'
import { confirmPapers, entryName, type Papers } from './papers.ts'

/**
 * All papers as one ZIP that is made while it is sent: one file after another, none whole in memory, and each only while
 * the reader may have it. Whoever loses that on the way gets a download that breaks off, and none that looks whole.
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
