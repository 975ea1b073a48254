import { constants, deflateRawSync } from 'node:zlib'

const mebibyte = 1024 * 1024

/** A deflated stream of this many zeros, built from one repeated piece. */
export const packedZeros = (mebibytes: number): Buffer => {
  const piece = deflateRawSync(Buffer.alloc(16 * mebibyte), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const pieces = Array.from({ length: mebibytes / 16 }, () => piece)
  return Buffer.concat([Buffer.from('789c', 'hex'), ...pieces, Buffer.from('030000000001', 'hex')])
}
