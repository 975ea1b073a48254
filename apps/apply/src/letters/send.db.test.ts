import type { Database } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from '../db/schema.ts'
import { createLetters } from './letters.ts'
import { MailFailure } from './mail/failure.ts'
import { from, letterOf } from './testing/post-office.ts'

const calm = new AbortController().signal
let database: Database<Tables>
beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
})
afterAll(() => database.close())

/** Letters whose attempts end one by one, when the test says so. */
const stage = async () => {
  const attempts: PromiseWithResolvers<void>[] = []
  const begun: (() => void)[] = []
  const mail = {
    send: async () => {
      const attempt = Promise.withResolvers<void>()
      attempts.push(attempt)
      begun.shift()?.()
      await attempt.promise
    },
  }
  const outbox = { put: async () => {} }
  const { write, effect } = createLetters({
    database,
    outbox,
    mail,
    from,
    site: { name: 'Kolleg', url: 'https://apply.example' },
  })
  const letterId = await database.transaction(tx =>
    write(tx, {
      type: 'LOGIN_CODE',
      language: 'en',
      to: { name: '', address: 'zoe@kolleg.test' },
      data: { login: { code: '1', minutes: '10' } },
    }),
  )
  const begin = async () => {
    const started = new Promise<void>(resolve => begun.push(resolve))
    const end = effect.carryOut(letterId, calm)
    await started
    return { end }
  }
  return { letterId, effect, attempts, begin }
}

test('an outdated attempt does not decide how the letter ended', async () => {
  const { letterId, attempts, begin } = await stage()
  const { end: first } = await begin()
  const { end: second } = await begin()
  attempts[0]?.reject(new MailFailure('Too slow.', false))
  await expect(first).rejects.toThrow('Too slow.')
  expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENDING', attempts: 2, last_error: null })
  attempts[1]?.resolve()
  await second
  expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENT', attempts: 2, text: null })
})

test('a letter whose process died in every attempt ends with a readable reason', async () => {
  const { letterId, effect, begin } = await stage()
  await begin()
  await effect.giveUp(letterId)
  expect(await letterOf(database, letterId)).toMatchObject({
    state: 'DEAD',
    last_error: 'The process ended during every attempt.',
    text: null,
  })
})

test('a letter that was sent is neither sent again nor given up', async () => {
  const { letterId, effect, attempts, begin } = await stage()
  const { end } = await begin()
  attempts[0]?.resolve()
  await end
  await effect.carryOut(letterId, calm)
  await effect.giveUp(letterId)
  expect(attempts.length).toBe(1)
  expect((await letterOf(database, letterId)).state).toBe('SENT')
})

test('a letter that no longer exists is ignored', async () => {
  const { effect, attempts } = await stage()
  await effect.carryOut('5d6c0b01-17f0-418e-8595-d88a5d388660', calm)
  await effect.giveUp('5d6c0b01-17f0-418e-8595-d88a5d388660')
  expect(attempts).toEqual([])
})
