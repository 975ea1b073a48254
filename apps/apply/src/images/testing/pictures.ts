import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'webp'

/** A picture that looks like one: noise, so that it does not compress to nothing. */
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

/** A small file that says it is a huge picture, with the zeros to prove it. */
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

/** The same picture with a comment in it that no reader shows. */
export const withText = (png: Buffer, text: string): Buffer =>
  Buffer.concat([png.subarray(0, -12), chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')), png.subarray(-12)])
