import type { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { zip } from '../../privacy/export/zip.ts'
import { entryName, type Papers } from './papers.ts'

/** All papers as one ZIP that is made while it is sent: one file after another, none whole in memory. */
export const papersZip = ({ files }: Context, { papers }: Papers): Readable => {
  const entries = async function* () {
    for (const [index, paper] of papers.entries())
      yield { name: entryName(paper, index), content: await files.read(paper.document.sha256) }
  }
  return zip(entries())
}
