import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { packedZeros } from '../../sandbox/testing/packed-zeros.ts'

type Kind = 'jpeg' | 'png' | 'webp'

/** A picture of noise, so that it does not compress to nothing. */
export const picture = (kind: Kind, width = 640, height = 320): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#1c5d99',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(kind)
    .toBuffer()

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}

/** A small file that claims to be a huge picture, with compressed zeros as its pixels. */
export const bomb = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * side), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same picture with a hidden comment. */
export const withText = (png: Buffer, text: string): Buffer =>
  Buffer.concat([png.subarray(0, -12), chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')), png.subarray(-12)])

/** A picture with another chunk before its pixels. */
const withChunk = async (type: string, ...data: readonly Uint8Array[]): Promise<Buffer> => {
  const png = await picture('png', 64, 32)
  const afterHeader = 33
  return Buffer.concat([png.subarray(0, afterHeader), chunk(type, Buffer.concat(data)), png.subarray(afterHeader)])
}

const named = (name: string, more: string): Buffer => Buffer.from(`${name}\0${more}`, 'latin1')

/** A picture whose header claims the largest possible size. */
const claiming = async (kind: 'jpeg' | 'webp'): Promise<Buffer> => {
  const whole = await picture(kind, 64, 32)
  if (kind === 'webp') whole.writeUInt32LE(0x3fff_3fff, 26)
  else whole.writeUInt32BE(0xffff_ffff, whole.indexOf(Buffer.from('ffc0', 'hex')) + 5)
  return whole
}

/** Small files that are huge when decoded, with their possible outcomes: the library skips some. */
export const pictureBombs: readonly (readonly [string, () => Promise<Buffer>, readonly string[]])[] = [
  ['a comment of four gigabytes', () => withChunk('zTXt', named('Comment', '\0'), packedZeros(4096)), ['prepared']],
  [
    'a comment of four gigabytes in a language',
    () => withChunk('iTXt', named('Comment', '\u0001\0\0\0'), packedZeros(4096)),
    ['prepared'],
  ],
  ['a profile of four gigabytes', () => withChunk('iCCP', named('icc', '\0'), packedZeros(4096)), ['prepared']],
  [
    'forty comments of 64 megabytes',
    async () => {
      const comment = chunk('zTXt', Buffer.concat([named('Comment', '\0'), packedZeros(64)]))
      const png = await picture('png', 64, 32)
      return Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 40 }, () => comment), png.subarray(33)])
    },
    ['prepared', 'TOO_HEAVY'],
  ],
  ['a JPEG that claims 65535 pixels a side', () => claiming('jpeg'), ['BROKEN']],
  ['a WebP that claims 16383 pixels a side', () => claiming('webp'), ['TOO_MANY_PIXELS']],
]
