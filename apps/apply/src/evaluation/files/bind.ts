import { writeFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import { openPdf } from '../../documents/pdf/open.ts'
import { appendPart } from '../../documents/pdf/tags/part.ts'
import { openTree } from '../../documents/pdf/tags/tree.ts'
import { typeset } from '../../pdf/typeset.ts'
import { addBookmarks, type Bookmark } from './bookmarks.ts'
import { completeDossier } from './complete.ts'

/** A document to be bound, by the words of its line on the cover. */
export type Part = {
  readonly label: string
  /** By a referee, not by the applicant: it has a place of its own on the cover. */
  readonly isHandedIn: boolean
  /** Null for what is left out. */
  readonly path: string | null
}

type Order = {
  /** The data of `sheets/cover.typ` except what only this knows: which parts are in, and on which page. */
  readonly cover: Readonly<Record<string, unknown>>
  readonly parts: readonly Part[]
  /** What a page that is only a picture is called: `{title}, page {n} of {all}`. */
  readonly picture: string
  /** Where the dossier is written to. */
  readonly to: string
}

type Read = Omit<Part, 'path'> & { readonly document: PDFDocument | null }

/** Once so much is used for the first documents, the others are left out: what there is must be bound within the bounds. */
const readWithinMs = 25_000
const readWithinBytes = 500 * 1024 * 1024

/** Binds documents behind a cover. */
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

/** A document that cannot be read is named on the cover as left out, and does not keep the others away. */
const readable = async (path: string): Promise<PDFDocument | null> => {
  const document = await openPdf(path).catch(() => null)
  return document && document.getPageCount() > 0 ? document : null
}

/** The lines of the cover: where each document begins after the cover's own pages. */
const linesOf = (parts: readonly Read[]) => {
  let before = 0
  return parts.map(({ label, isHandedIn, document }) => {
    const pages = document?.getPageCount() ?? 0
    const line = { label, isHandedIn, pages, before: document ? before : null }
    before += pages
    return line
  })
}

/** Whether all can be copied shows only behind a cover that says so already; else it is done again without the others. */
const bindThose = async (order: Pick<Order, 'cover' | 'picture'>, parts: readonly Read[]): Promise<Uint8Array> => {
  const data = { ...order.cover, documents: linesOf(parts) }
  // The claim of PDF/UA holds for the cover alone; what strangers bring need not be tagged, nor have its fonts with it.
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
