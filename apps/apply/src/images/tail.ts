export type Format = 'jpeg' | 'png' | 'webp'

const begins = (bytes: Buffer, at: number, hex: string): boolean =>
  bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'))

/** Decided by the first bytes; the name and type in the request are ignored. */
export const formatOf = (bytes: Buffer): Format | undefined => {
  if (begins(bytes, 0, 'ffd8ff')) return 'jpeg'
  if (begins(bytes, 0, '89504e470d0a1a0a')) return 'png'
  if (begins(bytes, 0, '52494646') && begins(bytes, 8, '57454250')) return 'webp'
  return undefined
}

/** The position after the picture; undefined if it is truncated. */
export const endOf = (bytes: Buffer, format: Format): number | undefined => {
  const end = { jpeg: endOfJpeg, png: endOfPng, webp: endOfWebp }[format](bytes)
  return end !== undefined && end <= bytes.length ? end : undefined
}

/** Phones append a second JPEG with the brightness of the first; some programs pad with zeros. */
export const isHarmless = (tail: Buffer): boolean => tail.every(byte => byte === 0) || begins(tail, 0, 'ffd8ff')

const endOfWebp = (bytes: Buffer): number | undefined => {
  const size = bytes.length < 12 ? undefined : bytes.readUInt32LE(4)
  return size === undefined ? undefined : 8 + size + (size % 2)
}

const endOfPng = (bytes: Buffer): number | undefined => {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
  return undefined
}

/** Markers without a length field. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const endOfJpeg = (bytes: Buffer): number | undefined => {
  let at = 2
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) return at + 2
    else if (isBare(marker)) at += 2
    else if (at + 4 > bytes.length) return undefined
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === 0xda) at = endOfScan(bytes, at)
    }
  }
  return undefined
}

/** In image data, 0xff begins a marker unless a zero or a restart marker follows. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
