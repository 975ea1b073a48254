import { getDocumentProxy } from 'unpdf'

type Node = {
  readonly role?: string
  readonly alt?: string
  readonly lang?: string
  readonly children?: readonly Node[]
  readonly id?: string
  readonly type?: string
}

/** The content of a PDF: its text by page, the title, the tags, and the text of its tagged headings. */
export const readPdf = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const headings: string[] = []
  const tags: (readonly string[])[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const marked = new Map<string, string>()
    let open: string[] = []
    let text = ''
    for (const item of items) {
      if (!('str' in item)) {
        open = item.type.startsWith('begin') ? [...open, item.id ?? ''] : open.slice(0, -1)
        continue
      }
      const said = item.str + (item.hasEOL ? ' ' : '')
      text += said
      for (const id of open) marked.set(id, (marked.get(id) ?? '') + said)
    }
    pages.push(text.replaceAll(/\s+/g, ' '))
    const tree = (await page.getStructTree()) as Node | null
    headings.push(...headingsIn(tree, marked))
    tags.push(tagsIn(tree, marked))
  }
  return {
    pages,
    text: pages.join(' '),
    headings,
    tags,
    bookmarks: await bookmarksOf(document),
    title: String(Reflect.get(info, 'Title')),
    language: languageOf(info),
  }
}

const languageOf = (info: object): unknown => Reflect.get(info, 'Language')

const textOf = (node: Node, marked: ReadonlyMap<string, string>): string =>
  node.type === 'content'
    ? (marked.get(node.id ?? '') ?? '')
    : (node.children ?? []).map(part => textOf(part, marked)).join('')

const headingsIn = (node: Node | null, marked: ReadonlyMap<string, string>): readonly string[] => {
  if (node === null) return []
  if (/^H\d$/.test(node.role ?? '')) return [`${node.role} ${textOf(node, marked).replaceAll(/\s+/g, ' ').trim()}`]
  return (node.children ?? []).flatMap(part => headingsIn(part, marked))
}

/** `Part(de) P: words`: the types of elements with content, and what a screen reader says for it. */
const tagsIn = (node: Node | null, marked: ReadonlyMap<string, string>, above = ''): readonly string[] => {
  const { role, lang, alt, children = [] } = node ?? {}
  const path = role && role !== 'Root' ? `${above} ${role}${lang ? `(${lang})` : ''}`.trim() : above
  const isHolder = children.some(({ role: inner }) => inner === undefined)
  const said = alt ?? (node ? textOf(node, marked).replaceAll(/\s+/g, ' ').trim() : '')
  return [
    ...(isHolder ? [`${path}: ${said}`] : []),
    ...children.flatMap(child => (child.role ? tagsIn(child, marked, path) : [])),
  ]
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** The bookmarks, each with the page that it opens. */
const bookmarksOf = async (document: Document): Promise<readonly string[]> => {
  const lines = (await document.getOutline()) ?? []
  return await Promise.all(
    lines.map(async ({ title, dest }) => {
      const [page] = (typeof dest === 'string' ? await document.getDestination(dest) : dest) ?? []
      return `${title} → ${(await document.getPageIndex(page)) + 1}`
    }),
  )
}
