import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export type Asset = {
  readonly type: string
  readonly bytes: Buffer
  readonly zipped: Buffer
  /** Weak, because the zipped form has the same one. */
  readonly etag: string
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const folder = fileURLToPath(new URL('page/', import.meta.url))
const require = createRequire(import.meta.url)

/** Only what is listed here can be asked for, whatever a path looks like. */
const files: ReadonlyMap<string, string> = new Map([
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => extname(name) in contentTypes)
    .map(name => [name.replaceAll(sep, '/'), join(folder, name)] as const),
  ['elk/elk-api.js', require.resolve('elkjs/lib/elk-api.js')],
  ['elk/elk-worker.js', require.resolve('elkjs/lib/elk-worker.min.js')],
])

const loaded = new Map<string, Promise<Asset>>()

/** A file of the page, read and zipped once. */
export const loadAsset = async (name: string): Promise<Asset | undefined> => {
  const file = files.get(name)
  if (file === undefined) return undefined
  const asset = loaded.get(name) ?? read(file)
  loaded.set(name, asset)
  return asset
}

const read = async (file: string): Promise<Asset> => {
  const bytes = await readFile(file)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`
  return { type: contentTypes[extname(file)] ?? '', bytes, zipped: await promisify(gzip)(bytes), etag }
}
