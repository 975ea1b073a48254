import { writeFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import { openPdf } from '../../documents/pdf/open.ts'
import { appendPart } from '../../documents/pdf/tags/part.ts'
import { openTree } from '../../documents/pdf/tags/tree.ts'
import { typeset } from '../../pdf/typeset.ts'
import { addBookmarks, type Bookmark } from './bookmarks.ts'
import { completeDossier } from './complete.ts'

/** A document to merge, with its line on the cover. */
export type Part = {
  readonly label: string
  /** Handed in by a referee, not by the applicant: the cover lists it separately. */
  readonly isHandedIn: boolean
  /** Null for a document that is left out. */
  readonly path: string | null
}

type Order = {
  /**
   * The data of `sheets/cover.typ` except what is only known after merging: which parts are included, and on which
   * page.
   */
  readonly cover: Readonly<Record<string, unknown>>
  readonly parts: readonly Part[]
  /** The description of a page that is only a picture: `{title}, page {n} of {all}`. */
  readonly picture: string
  /** Where the dossier is written to. */
  readonly to: string
}

type Read = Omit<Part, 'path'> & { readonly document: PDFDocument | null }

/** Once reading has taken this long, the remaining documents are left out, so that merging ends within the limits. */
const readWithinMs = 25_000
const readWithinBytes = 500 * 1024 * 1024

/** Merges documents behind a cover. */
export const bindDossier = async ({ cover, parts, picture, to }: Order): Promise<void> => {
  const begun = performance.now()
  const heldBefore = process.memoryUsage.rss()
  const opened: Read[] = []
  for (const { path, ...part } of parts) {
    const hasRoom = performance.now() - begun < readWithinMs && process.memoryUsage.rss() - heldBefore < readWithinBytes
    opened.push({ ...part, document: hasRoom && path !== null ? await readable(path) : null })
  }
  await writeFile(to, await bindThose({ cover, picture }, opened), { mode: 0o600 })
}

/** An unreadable document is listed on the cover as left out, and does not exclude the others. */
const readable = async (path: string): Promise<PDFDocument | null> => {
  const document = await openPdf(path).catch(() => null)
  return document && document.getPageCount() > 0 ? document : null
}

/** The lines of the cover, with the page on which each document begins. */
const linesOf = (parts: readonly Read[]) => {
  let before = 0
  return parts.map(({ label, isHandedIn, document }) => {
    const pages = document?.getPageCount() ?? 0
    const line = { label, isHandedIn, pages, before: document ? before : null }
    before += pages
    return line
  })
}

/** Whether all can be copied is only known after trying; if not, it starts again without the failed ones. */
const bindThose = async (order: Pick<Order, 'cover' | 'picture'>, parts: readonly Read[]): Promise<Uint8Array> => {
  const data = { ...order.cover, documents: linesOf(parts) }
  // PDF/UA holds for the cover alone; documents of others may lack tags or embedded fonts.
  const isWhole = parts.every(({ document }) => document === null)
  const printed = typeset({ sheet: 'cover', data, picture: null, isWhole })
  const bound = await PDFDocument.load(printed, { updateMetadata: false })
  const tree = isWhole ? undefined : openTree(bound)
  const firsts: Bookmark[] = []
  const failed = new Set<Read>()
  for (const part of parts) {
    const { label: title, document } = part
    if (!(document && tree)) continue
    try {
      const picture = (n: number, all: number) =>
        order.picture
          .replace('{n}', String(n))
          .replace('{all}', String(all))
          .replace('{title}', () => title)
      const [page] = appendPart(tree, bound, document, { title, picture })
      if (page) firsts.push({ title, page })
    } catch {
      failed.add(part)
    }
  }
  if (failed.size > 0)
    return await bindThose(
      order,
      parts.map(part => (failed.has(part) ? { ...part, document: null } : part)),
    )
  tree?.close()
  completeDossier(bound)
  addBookmarks(bound, firsts)
  return await bound.save({ objectsPerTick: Infinity })
}
