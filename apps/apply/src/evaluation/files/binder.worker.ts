import { PDFDocument } from 'pdf-lib'
import { answerOrders } from '../../pdf/orders.ts'
import { typeset } from '../../pdf/typeset.ts'
import type { Order, Part } from './binder.ts'
import { addBookmarks, type Bookmark } from './bookmarks.ts'
import { calm } from './calm.ts'

type Read = Omit<Part, 'bytes'> & { readonly document: PDFDocument | null }

/** A document that cannot be read is named on the cover as left out, and does not keep the others away. */
const read = async ({ bytes, ...part }: Part): Promise<Read> => {
  const document = bytes && PDFDocument.load(bytes, { updateMetadata: false }).then(calm)
  return { ...part, document: (await document?.catch(() => null)) ?? null }
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

const bind = async ({ cover, parts }: Order): Promise<Uint8Array<ArrayBuffer>> => {
  const opened: Read[] = []
  for (const part of parts) opened.push(await read(part))
  return await bindThose(cover, opened)
}

/** Whether all can be copied shows only behind a cover that says so already; else it is done again without the others. */
const bindThose = async (cover: Order['cover'], parts: readonly Read[]): Promise<Uint8Array<ArrayBuffer>> => {
  const data = { ...cover, documents: linesOf(parts) }
  const bound = await PDFDocument.load(typeset({ sheet: 'cover', data, picture: null, isWhole: false }), {
    updateMetadata: false,
  })
  const firsts: Bookmark[] = []
  const failed = new Set<Read>()
  for (const part of parts) {
    const { label: title, document } = part
    const pages = document ? await bound.copyPages(document, document.getPageIndices()).catch(() => null) : []
    if (pages === null) failed.add(part)
    for (const page of pages ?? []) bound.addPage(page)
    if (pages?.[0]) firsts.push({ title, page: pages[0] })
  }
  if (failed.size > 0)
    return await bindThose(
      cover,
      parts.map(part => (failed.has(part) ? { ...part, document: null } : part)),
    )
  addBookmarks(bound, firsts)
  return Uint8Array.from(await bound.save())
}

answerOrders(bind)
