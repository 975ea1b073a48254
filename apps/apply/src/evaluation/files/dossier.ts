import { buffer } from 'node:stream/consumers'
import type { Actor } from '@kolleg/access'
import type { Context } from '../../context.ts'
import { getGroup } from '../../groups/get.ts'
import { printable } from '../../pdf/printable.ts'
import type { Language } from '../../people/person.ts'
import type { Part } from './binder.ts'
import { coverOf } from './cover.ts'
import { confirmPapers, type Paper, type Papers } from './papers.ts'
import { documentWords, words } from './words.ts'

/** What a dossier holds at most, so that making one takes a known amount of memory; the rest is in the ZIP. */
const mostBytes = 64 * 1024 * 1024
const mostPages = 1_000

/**
 * The cover and all papers in one PDF. What does not fit or cannot be read is named on the cover as left out. Binding may
 * take its time: whoever may not read it by then does not get it.
 */
export const dossierOf = async (
  context: Context,
  reader: Actor,
  found: Papers,
  language: Language,
): Promise<Uint8Array> => {
  const { application, papers, references } = found
  const { name: groupName } = await getGroup(context.database.query, application.researchGroupId)
  const cover = coverOf({ application, groupName, references, language, today: new Date() })
  const pdf = await context.binder.bind(async () => ({ cover, parts: await partsOf(context, papers, language) }))
  await confirmPapers(context.database.query, reader, found)
  return pdf
}

const partsOf = async ({ files }: Context, papers: readonly Paper[], language: Language): Promise<readonly Part[]> => {
  const parts: Part[] = []
  let bytes = 0
  let pages = 0
  for (const paper of papers) {
    const { sha256, sizeBytes, pageCount } = paper.document
    const fits = bytes + sizeBytes <= mostBytes && pages + pageCount <= mostPages
    const content = fits ? await buffer(await files.read(sha256)) : null
    parts.push({ label: labelOf(paper, language), isHandedIn: paper.referee !== null, bytes: content })
    if (!fits) continue
    bytes += sizeBytes
    pages += pageCount
  }
  return parts
}

/** `CV: my-cv.pdf`; a letter of reference says who brought it. */
const labelOf = ({ document: { type, name }, referee }: Paper, language: Language): string => {
  const { handedIn, byApplicant } = words[language]
  const kind = documentWords[language][type]
  if (referee !== null) return `${kind}, ${handedIn} ${printable(referee)}: ${printable(name)}`
  return `${kind}${type === 'REFERENCE_LETTER' ? `, ${byApplicant}` : ''}: ${printable(name)}`
}
