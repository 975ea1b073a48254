import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const texts = fc.array(fc.constantFrom('a', 'tree', ' ', '\n', 'ä'.repeat(30), '🌳'), { maxLength: 200 })

test('pieces are the whole text, none of them much longer than asked for', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 300 }), (parts, size) => {
      const text = parts.join('')
      const pieces = piecesOf(text, size)
      expect(pieces.join('')).toBe(text)
      expect(pieces.length).toBe(Math.ceil(text.length / size) || 1)
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(size + 101)
    }),
  )
})

test('a word is not cut through', () => {
  expect(piecesOf('graphs and trees', 10)).toEqual(['graphs and', ' trees'])
})

test('a word without end is', () => {
  expect(piecesOf('a'.repeat(500), 250)).toEqual(['a'.repeat(250), 'a'.repeat(250)])
})
