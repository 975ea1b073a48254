import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../apps/web/dist/assets/', import.meta.url))
const kib = 1024

export const sizeOf = (bytes: number): string => `${(bytes / kib).toFixed(1)} KiB`

const gzipped = (name: string): number => gzipSync(readFileSync(`${folder}${name}`)).byteLength

/** The size of these scripts after gzip. */
export const weightOf = (urls: readonly string[]): number =>
  urls.map(url => gzipped(new URL(url).pathname.split('/').at(-1) ?? '')).reduce((sum, size) => sum + size, 0)

export type Chunk = { readonly name: string; readonly bytes: number }

/** The largest scripts of the client, whenever they are loaded. */
export const heaviest = (count: number): readonly Chunk[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, bytes: gzipped(name) }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, count)
