import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=5-2', undefined],
  ['bytes=x-y', undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
])('%j of 100 bytes is %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test('a range always lies within the file', () => {
  const edge = fc.option(fc.nat(300), { nil: '' })
  fc.assert(
    fc.property(edge, edge, fc.nat(200), (first, last, size) => {
      const range = rangeOf(`bytes=${first}-${last}`, size)
      if (!range) return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.start).toBeLessThanOrEqual(range.end)
      expect(range.end).toBeLessThan(size)
    }),
  )
})
