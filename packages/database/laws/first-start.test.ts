import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { open } from '../src/index.ts'
import { testPlace } from '../src/testing.ts'
import { child } from './child.ts'

test('a first start killed at any moment does not hinder the next', { timeout: 120_000 }, async () => {
  const place = await testPlace()
  try {
    for (let round = 0; round < 6; round++) {
      const holder = child('holder.ts', place.url)
      await sleep(150 + round * 150)
      await holder.kill()
    }
    const database = await open(place.url)
    await expect(database.ping(60_000)).resolves.toBeUndefined()
    await database.close()
  } finally {
    await place.remove()
  }
})
