import type { Range } from './files/files.ts'

/**
 * One range of a `Range` header (RFC 9110). Undefined means the whole file: no header, another unit, several ranges or
 * an invalid one. Null means that the range lies outside the file.
 */
export const rangeOf = (header: string | undefined, sizeBytes: number): Range | null | undefined => {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const count = Number(last)
    return count === 0 || sizeBytes === 0 ? null : { start: Math.max(0, sizeBytes - count), end: sizeBytes - 1 }
  }
  const [start, end] = [Number(first), last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)]
  if (last !== '' && Number(last) < start) return undefined
  return start < sizeBytes ? { start, end } : null
}
