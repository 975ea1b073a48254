import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import wabt from 'wabt'
import { blockOf } from './block.ts'
import { cosine } from './cosine.ts'
import { gramTiles } from './gram.ts'
import { assembled } from './gram-kernel.ts'
import { vectorsOf } from './testing/vectors.ts'

test('the shipped kernel matches its source', async () => {
  const source = readFileSync(new URL('gram-kernel.wat', import.meta.url), 'utf8')
  const parsed = (await wabt()).parseWat('gram-kernel.wat', source, { simd: true, relaxed_simd: true })
  expect(Buffer.from(parsed.toBinary({}).buffer).toString('base64')).toBe(assembled)
})

test('every pair of rows is multiplied exactly once, each row with itself too', () => {
  fc.assert(
    fc.property(vectorsOf({ most: 150, widths: [1, 3, 4, 7, 12] }), vectors => {
      const seen = new Set<string>()
      for (const { top, left, rows, columns, stride, values } of gramTiles(blockOf(vectors))) {
        for (let i = 0; i < rows; i++) {
          for (let j = 0; j < columns; j++) {
            const [a, b] = [vectors[top + i] ?? new Float32Array(), vectors[left + j] ?? new Float32Array()]
            expect(values[i * stride + j]).toBeCloseTo(cosine(a, b), 5)
            if (top + i <= left + j) seen.add(`${top + i} ${left + j}`)
          }
        }
      }
      expect(seen.size).toBe((vectors.length * (vectors.length + 1)) / 2)
    }),
    { numRuns: 30 },
  )
})
