import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { open } from '../src/index.ts'
import { testAddress } from '../src/testing.ts'
import { child } from './child.ts'

test('a first start killed at any moment does not hinder the next', { timeout: 120_000 }, async () => {
  const address = await testAddress()
  try {
    for (let round = 0; round < 6; round++) {
      const holder = child('holder.ts', address.url)
      await sleep(150 + round * 150)
      await holder.kill()
    }
    const database = await open(address.url)
    await expect(database.ping(60_000)).resolves.toBeUndefined()
    await database.close()
  } finally {
    await address.remove()
  }
})
