import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOf, type Format, formatOf, isHarmless } from './tail.ts'
import { picture } from './testing/pictures.ts'

const formats = ['jpeg', 'png', 'webp'] as const

test.each(formats)('the end of a %s is its last byte, whatever follows it', async format => {
  const whole = await picture(format, 61, 33)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), tail => {
      const file = Buffer.concat([whole, tail])
      expect([formatOf(file), endOf(file, format)]).toEqual([format, whole.length])
    }),
  )
})

test.each(formats)('a truncated %s has no end', async format => {
  const whole = await picture(format, 61, 33)
  fc.assert(
    fc.property(fc.nat(whole.length - 1), length => {
      expect(endOf(whole.subarray(0, length), format)).toBe(undefined)
    }),
  )
})

test('the end is inside the file or missing, whatever the bytes are', () => {
  const format = fc.constantFrom<Format>(...formats)
  fc.assert(
    fc.property(format, fc.uint8Array({ maxLength: 200 }), (each, bytes) => {
      const end = endOf(Buffer.from(bytes), each)
      expect(end === undefined || (end >= 0 && end <= bytes.length)).toBe(true)
    }),
  )
})

test('phones may append a second JPEG and programs zeros, and nothing else may follow', () => {
  expect([Buffer.alloc(0), Buffer.alloc(9), Buffer.from('ffd8ffe1', 'hex')].every(isHarmless)).toBe(true)
  expect([Buffer.from('PK\u0003\u0004'), Buffer.from('<html>'), Buffer.from('\0\0%PDF')].some(isHarmless)).toBe(false)
})
