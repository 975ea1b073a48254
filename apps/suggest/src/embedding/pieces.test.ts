import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const texts = fc.array(fc.constantFrom('a', 'tree', ' ', '\n', 'ä'.repeat(30), '🌳', '1+1', '列'), { maxLength: 200 })

test('pieces make up the whole text, and none is empty unless the text is', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 300 }), (parts, tokens) => {
      const text = parts.join('')
      const pieces = piecesOf(text, tokens)
      expect(pieces.join('')).toBe(text)
      expect(pieces.filter(piece => piece === '')).toEqual(text === '' ? [''] : [])
      expect(pieces.length === 1 || text.length > tokens).toBe(true)
    }),
  )
})

test('only an extremely long word is split', () => {
  expect(piecesOf('graphs and trees', 2)).toEqual(['graphs and', ' trees'])
  expect(piecesOf('a'.repeat(500), 50)).toEqual(['a'.repeat(250), 'a'.repeat(250)])
})

test('a text with more tokens is split into more pieces', () => {
  expect(piecesOf('sort a list '.repeat(100), 250)).toHaveLength(1)
  expect(piecesOf('7 + 5 = 12; '.repeat(100), 250)).toHaveLength(4)
  expect(piecesOf('列表排序'.repeat(300), 250)).toHaveLength(5)
})
