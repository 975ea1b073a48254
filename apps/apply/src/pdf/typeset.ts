import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** A sheet of `sheets/`, its data, and at most one picture, all of which stay data: none of it becomes Typst source. */
export type Sheet = {
  readonly sheet: 'job' | 'cover'
  readonly data: Readonly<Record<string, unknown>>
  readonly picture: Uint8Array | null
  /** Claims PDF/UA; not for pages that others are added to. */
  readonly isWhole: boolean
}

const require = createRequire(import.meta.url)
const faces = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
]
const workspace = fileURLToPath(new URL('./sheets/', import.meta.url))
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: faces.map(face => dirname(face)) }],
})

/** Where a sheet finds its picture; the file is there only in memory. */
const picturePath = `${workspace}picture`

const accessible = { pdfStandard: 'ua-1' }

/** PDF/UA asks for a glyph for every character: a name in a script that no font here has is printed without the claim. */
const isGlyphMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('could not be displayed with font')

/** Blocks its thread for some milliseconds; the compiler knows its fonts from the first sheet on. */
export const typeset = ({ sheet, data, picture, isWhole }: Sheet): Buffer => {
  if (picture) compiler.mapShadow(picturePath, Buffer.from(picture))
  const source = {
    mainFilePath: `${workspace}${sheet}.typ`,
    inputs: { data: JSON.stringify({ ...data, hasPicture: picture !== null }) },
  }
  try {
    return isWhole ? compiler.pdf(source, accessible) : compiler.pdf(source)
  } catch (error) {
    if (isGlyphMissing(error)) return compiler.pdf(source)
    throw error
  } finally {
    if (picture) compiler.unmapShadow(picturePath)
    compiler.evictCache(1)
  }
}
