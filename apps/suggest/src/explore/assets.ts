import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Asset, assetOf, loadOnce } from '@kolleg/front'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const folder = fileURLToPath(new URL('page/', import.meta.url))
const require = createRequire(import.meta.url)

/** A fixed list, so that no path can reach any other file. */
const files: ReadonlyMap<string, string> = new Map([
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => extname(name) in contentTypes)
    .map(name => [name.replaceAll(sep, '/'), join(folder, name)] as const),
  ['elk/elk-api.js', require.resolve('elkjs/lib/elk-api.js')],
  ['elk/elk-worker.js', require.resolve('elkjs/lib/elk-worker.min.js')],
])

/** A file of the page. */
export const loadAsset = loadOnce(async (name): Promise<Asset | undefined> => {
  const file = files.get(name)
  return file === undefined ? undefined : assetOf(await readFile(file), contentTypes[extname(file)] ?? '')
})
