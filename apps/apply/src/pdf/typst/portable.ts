import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type Compiler, pictureName, sheets } from './compile.ts'
import { faces } from './fonts.ts'

const require = createRequire(import.meta.url)

/** The same compiler as WebAssembly, for every platform: the same tags, but without checks and claim of PDF/UA. */
export const openPortable = async (): Promise<Compiler> => {
  const { memory } = initSync({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const face of faces) await builder.add_raw_font(readFileSync(face))
  const compiler = await builder.build()
  for (const file of readdirSync(sheets)) compiler.add_source(`/${file}`, readFileSync(`${sheets}${file}`, 'utf8'))
  const picturePath = `/${pictureName}`
  return {
    compile: ({ file, data, picture }) => {
      if (picture) compiler.map_shadow(picturePath, picture)
      try {
        const { result, diagnostics } = compiler.compile(`/${file}`, [['data', data]], 'pdf', withPlaces)
        if (result) return result
        throw new Error(JSON.stringify(diagnostics))
      } finally {
        if (picture) compiler.unmap_shadow(picturePath)
      }
    },
    isWorn: () => memory.buffer.byteLength > mostBytes,
  }
}

/** It never frees memory: up to 45 MiB a sheet, 1.5 MiB for most. */
const mostBytes = 512 * 1024 * 1024

/** Reports errors with file and line. */
const withPlaces = 3
