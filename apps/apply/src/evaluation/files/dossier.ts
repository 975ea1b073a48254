import { buffer } from 'node:stream/consumers'
import type { Context } from '../../context.ts'
import type { Document } from '../../documents/document.ts'
import { getGroup } from '../../groups/get.ts'
import { printable } from '../../pdf/printable.ts'
import type { Language } from '../../people/person.ts'
import { referencesOf } from '../detail/references.ts'
import type { Part } from './binder.ts'
import { coverOf } from './cover.ts'
import type { Papers } from './papers.ts'
import { documentWords } from './words.ts'

/** What a dossier holds at most, so that making one takes a known amount of memory; the rest is in the ZIP. */
const mostBytes = 64 * 1024 * 1024
const mostPages = 1_000

/** The cover and all papers in one PDF. What does not fit or cannot be read is named on the cover as left out. */
export const dossierOf = async (context: Context, papers: Papers, language: Language): Promise<Uint8Array> => {
  const { application, documents } = papers
  const db = context.database.query
  const { name: groupName } = await getGroup(db, application.researchGroupId)
  const references = await referencesOf(db, application.applicationId)
  const cover = coverOf({ application, groupName, references, language, today: new Date() })
  return await context.binder.bind(async () => ({ cover, parts: await partsOf(context, documents, language) }))
}

const partsOf = async (
  { files }: Context,
  documents: readonly Document[],
  language: Language,
): Promise<readonly Part[]> => {
  const parts: Part[] = []
  let bytes = 0
  let pages = 0
  for (const { sha256, sizeBytes, pageCount, type, name } of documents) {
    const fits = bytes + sizeBytes <= mostBytes && pages + pageCount <= mostPages
    const label = `${documentWords[language][type]}: ${printable(name)}`
    parts.push({ label, bytes: fits ? await buffer(await files.read(sha256)) : null })
    if (!fits) continue
    bytes += sizeBytes
    pages += pageCount
  }
  return parts
}
