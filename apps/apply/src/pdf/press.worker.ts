import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerOrders } from './orders.ts'
import type { Order } from './press.ts'

const require = createRequire(import.meta.url)
const faces = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
]
const workspace = fileURLToPath(new URL('./sheets/', import.meta.url))
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: faces.map(face => dirname(require.resolve(`@expo-google-fonts/${face}`))) }],
})

/** Where a sheet finds its picture; the file is there only in memory. */
const picturePath = `${workspace}picture`

const accessible = { pdfStandard: 'ua-1' }

/** PDF/UA asks for a glyph for every character: a name in a script that no font here has is printed without the claim. */
const isGlyphMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('could not be displayed with font')

const print = ({ sheet, data, picture }: Order): Buffer => {
  if (picture) compiler.mapShadow(picturePath, Buffer.from(picture))
  const source = {
    mainFilePath: `${workspace}${sheet}.typ`,
    inputs: { data: JSON.stringify({ ...data, hasPicture: picture !== null }) },
  }
  try {
    return compiler.pdf(source, accessible)
  } catch (error) {
    if (isGlyphMissing(error)) return compiler.pdf(source)
    throw error
  } finally {
    if (picture) compiler.unmapShadow(picturePath)
    compiler.evictCache(1)
  }
}

// The compiler's buffer lies in memory that cannot be handed over, so it is copied once.
answerOrders(async (order: Order) => Uint8Array.from(print(order)))
