import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, expect, test } from 'vitest'
import { matterRevision } from '../words/matter.ts'
import { createEmbedder, shippedModel } from './create.ts'

const Parity = Type.Object({
  model: Type.String(),
  vectors: Type.Array(Type.Object({ text: Type.String(), vector: Type.String() }), { minItems: 5 }),
})
const parity = Value.Parse(Parity, JSON.parse(await readFile(join(shippedModel(), 'parity.json'), 'utf8')))
const embedder = await createEmbedder({ kind: 'local', workers: 1 })
afterAll(() => embedder.close())

test('the stored vectors belong to the shipped revision', () => {
  expect(embedder.model).toBe(`${parity.model}+${matterRevision}`)
})

test.each(parity.vectors)('this machine computes the stored vector of “$text”', async ({ text, vector }) => {
  const stored = Buffer.from(vector, 'base64')
  const [computed] = await embedder.embed([text])
  const cosine = computed?.reduce((sum, value, at) => sum + value * stored.readFloatLE(at * 4), 0)
  expect(cosine).toBeGreaterThanOrEqual(0.999)
})
