import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Language } from '../text/language.ts'

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What a page of the client needs: its API requests and its modules. */
export type Plan = {
  /** Its address without a language, and the language in the address. */
  readonly path: string
  readonly language: Language | undefined
  readonly page: string
  readonly wanted: Readonly<Record<string, string>>
  readonly modules: (language: Language) => readonly string[]
}

export type Drawing = {
  readonly page: string
  readonly site: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly address: string
  readonly search: string
  readonly given: Readonly<Record<string, unknown>>
}

type Drawer = {
  readonly planFor: (path: string, search: string) => Plan | undefined
  readonly draw: (drawing: Drawing) => { readonly html: string; readonly title: string; readonly description: string }
}

/** The client as it was built. */
export type Client = Drawer & {
  readonly index: string
  readonly files: { readonly fonts: readonly string[]; readonly modules: Readonly<Record<string, Files>> }
}

export const built = new URL('../../../web/dist/', import.meta.url)

const readBuilt = async (mark: number): Promise<Client> => {
  const [index, files, drawer] = await Promise.all([
    readFile(new URL('index.html', built), 'utf8'),
    readFile(filesOfClient, 'utf8'),
    import(new URL(`server-rendered/index.js?${mark}`, built).href) as Promise<Drawer>,
  ])
  return { ...drawer, index, files: JSON.parse(files) as Client['files'] }
}

const filesOfClient = new URL('server-rendered/files.json', built)
let kept: { readonly mark: number; readonly client: Promise<Client> } | undefined

/** Read each time, because the client may be rebuilt while the service runs. The build writes this file last. */
export const readClient = async (): Promise<Client> => {
  const { mtimeMs: mark } = await stat(filesOfClient)
  if (kept?.mark !== mark) kept = { mark, client: readBuilt(mark) }
  return await kept.client
}

/** Empty if the client has not been built. */
export const fontsOfClient = async (): Promise<readonly string[]> =>
  existsSync(filesOfClient) ? (await readClient()).files.fonts : []
