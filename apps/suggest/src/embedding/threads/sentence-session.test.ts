import { expect, test } from 'vitest'
import { shippedModel } from '../create.ts'
import { readManifest } from '../model/manifest.ts'
import { eachOnce } from './sentence-session.ts'
import { openTokenizer } from './tokens.ts'

test('a text of thousands of equal marks costs the model a few passes', async () => {
  const tokenise = await openTokenizer(await readManifest(shippedModel()))
  const parts = tokenise(`a ${'. '.repeat(9_999)}`)
  const computed: string[] = []
  const results = await eachOnce(parts, async part => {
    computed.push(part.join())
    return part.length
  })
  expect(parts.length).toBeGreaterThan(30)
  expect(results).toEqual(parts.map(({ length }) => length))
  expect(computed.length).toBeLessThan(5)
})
