import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf } from './block.ts'
import { cosine } from './cosine.ts'
import { products } from './products.ts'
import { vectorsOf } from './testing/vectors.ts'

test('every row is multiplied with the vector, whatever their number and width', () => {
  fc.assert(
    fc.property(vectorsOf({ most: 300, widths: [1, 3, 4, 7, 12] }), vectors => {
      const asked = vectors.at(-1) ?? new Float32Array()
      const found = products(blockOf(vectors), asked)
      expect(found).toHaveLength(vectors.length)
      vectors.forEach((vector, row) => expect(found[row]).toBeCloseTo(cosine(vector, asked), 5))
    }),
    { numRuns: 50 },
  )
})

test('equal rows have equal products at any position', () => {
  fc.assert(
    fc.property(vectorsOf({ most: 300, widths: [5, 8] }), vectors => {
      const [first = new Float32Array()] = vectors
      const asked = vectors.at(-1) ?? first
      const found = products(blockOf([...vectors, first, ...vectors]), asked)
      expect(found[vectors.length]).toBe(found[0])
      expect(found.slice(vectors.length + 1)).toEqual(found.slice(0, vectors.length))
    }),
    { numRuns: 50 },
  )
})

test('a vector of another width is refused, and a block without rows has no products', () => {
  expect(() => products(blockOf([new Float32Array(4)]), new Float32Array(5))).toThrow('5 numbers beside vectors of 4')
  expect(products(blockOf([]), new Float32Array(5))).toHaveLength(0)
})
