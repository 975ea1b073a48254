import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const folders = ['cmaps', 'standard_fonts', 'iccs', 'wasm'] as const
/** The content security policy forbids WebAssembly, so only the decoders in plain script are needed. */
const needed = /\.(?:bcmap|pfb|ttf|icc)$|_nowasm_fallback\.js$/

/** Copies the files that pdf.js loads at run time into a folder named after its version. */
export const pdfjsFiles = (): Plugin => ({
  name: 'pdfjs-files',
  apply: 'build',
  generateBundle: async function () {
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string }
    for (const folder of folders)
      for (const name of await readdir(join(dirname(manifest), folder)))
        if (needed.test(name))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdfjs-${version}/${name}`,
            source: await readFile(join(dirname(manifest), folder, name)),
          })
  },
})
