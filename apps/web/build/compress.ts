import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worth = /\.(?:js|mjs|css|svg|wasm)$/
const forms = { br: promisify(brotliCompress), gz: promisify(gzip) } as const

/** Lays a compressed copy beside each file, so that the server never compresses while someone waits. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle: async ({ dir = 'dist' }) => {
    const assets = join(dir, 'assets')
    const files = (await readdir(assets)).filter(name => worth.test(name)).map(name => join(assets, name))
    await Promise.all(files.map(lay))
  },
})

const lay = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  for (const [ending, squeeze] of Object.entries(forms)) await writeFile(`${file}.${ending}`, await squeeze(bytes))
}
