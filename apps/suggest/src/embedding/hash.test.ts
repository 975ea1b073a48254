import { expect, test } from 'vitest'
import { createEmbedder } from './create.ts'
import { embedderContract } from './embedder.contract.ts'
import { hashEmbedder } from './hash.ts'

embedderContract('hash', async () => hashEmbedder(), 200)
embedderContract('hash, remembered', () => createEmbedder({ kind: 'hash', dimensions: 64 }), 200)

test('texts that share words are more similar than texts that share none', async () => {
  const [sorting, same, other] = await hashEmbedder().embed([
    'Sort a list with quicksort',
    'Quicksort and how to sort a list',
    'Photosynthesis of green plants',
  ])
  expect(dot(sorting, same)).toBeGreaterThan(0.6)
  expect(dot(sorting, other)).toBeLessThan(0.2)
})

function dot(a: Float32Array | undefined, b: Float32Array | undefined): number {
  return a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? Number.NaN), 0) ?? Number.NaN
}
