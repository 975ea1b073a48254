import { dirname } from 'node:path'
import { type Compiler, pictureName, sheets } from './compile.ts'
import { faces } from './fonts.ts'

const accessible = { pdfStandard: 'ua-1' }

/** The native compiler; undefined on platforms for which none is published. */
export const openNative = async (): Promise<Compiler | undefined> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => ({ NodeCompiler: null }))
  if (NodeCompiler === null) return undefined
  const compiler = NodeCompiler.create({
    workspace: sheets,
    fontArgs: [{ fontPaths: faces.map(face => dirname(face)) }],
  })
  const picturePath = `${sheets}${pictureName}`
  return {
    compile: ({ file, data, picture, isWhole }) => {
      if (picture) compiler.mapShadow(picturePath, Buffer.from(picture))
      const source = { mainFilePath: `${sheets}${file}`, inputs: { data } }
      try {
        return isWhole ? compiler.pdf(source, accessible) : compiler.pdf(source)
      } catch (error) {
        const reason = reasonOf(error)
        if (isGlyphMissing(reason)) return compiler.pdf(source)
        throw new Error(reason, { cause: error })
      } finally {
        if (picture) compiler.unmapShadow(picturePath)
        compiler.evictCache(1)
      }
    },
    isWorn: () => false,
  }
}

/** The compiler reports faults of a sheet in the code of an error without a message. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)

/** PDF/UA requires a glyph for every character: a name in a script without a font is printed without the claim. */
const isGlyphMissing = (reason: string): boolean => reason.includes('could not be displayed with font')
