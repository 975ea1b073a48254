import { expect, test } from 'vitest'
import { testAddress } from '../src/testing.ts'
import { child } from './child.ts'

const kills = 10

test('kill -9 during writes loses no acknowledged row and keeps no half transaction', {
  timeout: 180_000,
}, async () => {
  const address = await testAddress()
  let acknowledged = 0
  try {
    for (let round = 0; round <= kills; round++) {
      const writer = child('writer.ts', address.url)
      const { found } = (await writer.next()) as { found: { batch: number; parts: number }[] }
      expect(found.map(({ batch }) => batch)).toEqual(found.map((_, index) => index + 1))
      expect(found.every(({ parts }) => parts === 3)).toBe(true)
      // The batch in progress at the kill may have been committed or not.
      expect(found.length - acknowledged).toBeOneOf([0, 1])
      acknowledged = found.length
      const until = acknowledged + 1 + Math.floor(Math.random() * 30)
      while (acknowledged < until) acknowledged = Number((await writer.next())?.['kept'])
      await writer.kill()
      for (let line = await writer.next(); line; line = await writer.next()) acknowledged = Number(line['kept'])
    }
  } finally {
    await address.remove()
  }
})
