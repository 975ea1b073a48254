import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Actor } from '@kolleg/access'
import { Problem } from '@kolleg/problems'
import type { Context } from '../../context.ts'
import { unavailable } from '../../documents/files/create.ts'
import { checkPdf } from '../../documents/pdf/check.ts'
import { spool, spoolIn } from '../../documents/spool.ts'
import { getGroup } from '../../groups/get.ts'
import { printable } from '../../pdf/printable.ts'
import { busy, type Sender } from '../../sandbox/fair-queue.ts'
import { exceeded } from '../../sandbox/sandbox.ts'
import type { Language } from '../../text/language.ts'
import type { Part } from './bind.ts'
import { coverOf } from './cover.ts'
import { type ApplicationDocuments, confirmReadable, type ReadableDocument } from './readable-documents.ts'
import { documentWords, words } from './words.ts'

/** The largest dossier, so that memory stays limited; the rest is in the ZIP. */
const mostBytes = 64 * 1024 * 1024
const mostPages = 1_000

type Reader = { readonly actor: Actor; readonly language: Language; readonly gone: AbortSignal }

/**
 * The cover and all documents in one PDF. The cover lists what does not fit or cannot be read as left out. The permission
 * is checked again after merging, which may take its time.
 */
export const dossierOf = async (
  context: Context,
  { actor, language, gone }: Reader,
  found: ApplicationDocuments,
): Promise<Readable> => {
  const { application, documents, references } = found
  const { name: groupName } = await getGroup(context.database.query, application.researchGroupId)
  const siteName = context.config.SITE_NAME
  const cover = coverOf({ application, groupName, references, language, siteName, today: new Date() })
  const folder = await newFolder(context)
  try {
    const to = join(folder, 'dossier.pdf')
    const fetch = () => partsOf(context, folder, documents, language)
    await bind(context, { person: actor.userId, gone }, { cover, picture: words[language].picture, to, fetch })
    await confirmReadable(context.database.query, actor, found)
    // An open file stays readable after it is deleted.
    return (await open(to)).createReadStream()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const newFolder = async ({ config }: Context): Promise<string> => {
  const directory = spoolIn(config.DATA_DIR)
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch(unavailable)
  return await mkdtemp(join(directory, 'dossier-')).catch(unavailable)
}

type Binding = {
  readonly cover: ReturnType<typeof coverOf>
  readonly picture: string
  readonly to: string
  readonly fetch: () => Promise<readonly Part[]>
}

/** If documents exceed the limits, leaves out first those that today's checks would refuse, and finally all of them. */
const bind = async (context: Context, sender: Sender, { cover, picture, to, fetch }: Binding): Promise<void> => {
  const isBound = async (choose: () => Promise<readonly Part[]>): Promise<boolean> => {
    const order = async () => ({ cover, picture, to, parts: await choose() })
    return (await context.sandbox.run('bind-dossier', sender, order)) !== exceeded
  }
  let parts: readonly Part[] = []
  if (await isBound(async () => (parts = await fetch()))) return
  parts = await withoutHeavy(context, sender, parts)
  if (await isBound(async () => parts)) return
  if (await isBound(async () => parts.map(leftOut))) return
  throw busy('There is too little room to make this document at the moment.')
}

const leftOut = (part: Part): Part => ({ ...part, path: null })

/** Documents not checked within this time are left out too. */
const lookWithinMs = 60_000

const withoutHeavy = async (context: Context, sender: Sender, parts: readonly Part[]): Promise<readonly Part[]> => {
  const chosen: Part[] = []
  const begun = performance.now()
  for (const part of parts) {
    const mayLook = part.path !== null && performance.now() - begun < lookWithinMs
    chosen.push(mayLook && (await isAccepted(context, sender, part.path)) ? part : leftOut(part))
  }
  return chosen
}

const isAccepted = async (context: Context, sender: Sender, path: string): Promise<boolean> => {
  try {
    await checkPdf(context, sender, path)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'VALIDATION_FAILED') return false
    throw error
  }
}

const partsOf = async (
  { files }: Context,
  folder: string,
  documents: readonly ReadableDocument[],
  language: Language,
): Promise<readonly Part[]> => {
  const parts: Part[] = []
  let bytes = 0
  let pages = 0
  for (const readable of documents) {
    const { sha256, sizeBytes, pageCount } = readable.document
    const fits = bytes + sizeBytes <= mostBytes && pages + pageCount <= mostPages
    const path = fits ? (await spool(folder, await files.read(sha256))).path : null
    parts.push({ label: labelOf(readable, language), isHandedIn: readable.referee !== null, path })
    if (!fits) continue
    bytes += sizeBytes
    pages += pageCount
  }
  return parts
}

/** `CV: my-cv.pdf`; a letter of reference names its referee. */
const labelOf = ({ document: { type, name }, referee }: ReadableDocument, language: Language): string => {
  const { handedIn, byApplicant } = words[language]
  const kind = documentWords[language][type]
  if (referee !== null) return `${kind}, ${handedIn} ${printable(referee)}: ${printable(name)}`
  return `${kind}${type === 'REFERENCE_LETTER' ? `, ${byApplicant}` : ''}: ${printable(name)}`
}
