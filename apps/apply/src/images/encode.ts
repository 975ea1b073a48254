import { type FaultCode, type InputFault, Problem } from '@kolleg/problems'
import sharp from 'sharp'
import { problem } from '../problems.ts'
import { largestSide, type Width, widths } from './image.ts'
import { endOf, type Format, formatOf, isHarmless } from './tail.ts'

/** Only these decoders of the library are used, whatever a file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)
sharp.cache(false)

const withinSeconds = 20
/** Tried in turn until the file is small enough; the last one is taken in any case. */
const qualities = [80, 60, 40] as const
const roomyBytes = 300_000

export type Prepared = {
  readonly width: number
  readonly height: number
  readonly sizes: readonly { readonly width: Width; readonly bytes: Buffer }[]
}

/** Encodes a picture in all sizes and drops everything else in the file. Runs in a sandbox. */
export const preparePicture = async ({
  bytes,
}: {
  readonly bytes: Buffer
}): Promise<Prepared | { readonly faults: readonly InputFault[] }> => {
  try {
    checkWhole(bytes)
    const { width, height } = await measure(bytes)
    const sizes: { width: Width; bytes: Buffer }[] = []
    for (const each of widths) sizes.push({ width: each, bytes: await encode(bytes, each) })
    return { width, height, sizes }
  } catch (error) {
    if (error instanceof Problem) return { faults: error.errors }
    throw error
  }
}

const refused = (code: FaultCode, message: string, cause?: unknown) =>
  problem('VALIDATION_FAILED', { errors: [{ pointer: '/file', message, code }], cause })

const checkWhole = (bytes: Buffer): Format => {
  const format = formatOf(bytes)
  if (format === undefined) throw refused('FORMAT', 'The file is no JPEG, PNG or WebP picture, whatever its name says.')
  const end = endOf(bytes, format)
  if (end === undefined) throw refused('BROKEN', 'The picture is damaged: its end is missing.')
  if (!isHarmless(bytes.subarray(end)))
    throw refused('NOT_ONLY_A_PICTURE', 'Something else follows the picture in the file. Save the picture again.')
  return format
}

const reader = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: largestSide ** 2, failOn: 'error', sequentialRead: true, pages: 1 })

const measure = async (bytes: Buffer): Promise<{ readonly width: number; readonly height: number }> => {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(orBroken)
  const { width, height } = autoOrient
  if (width > largestSide || height > largestSide)
    throw refused(
      'TOO_MANY_PIXELS',
      `The picture has ${width} × ${height} pixels; at most ${largestSide} × ${largestSide} are read.`,
    )
  return { width, height }
}

const encode = async (bytes: Buffer, width: Width): Promise<Buffer> => {
  const fitted = reader(bytes)
    .autoOrient()
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: withinSeconds })
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await fitted.clone().webp({ quality }).toBuffer().catch(orBroken)
    if (encoded.length <= roomyBytes) break
  }
  return encoded
}

const orBroken = (error: unknown): never => {
  throw refused('BROKEN', 'The picture is damaged and cannot be read.', error)
}
