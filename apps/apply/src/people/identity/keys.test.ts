import { errors, type FlattenedJWSInput } from 'jose'
import { expect, test } from 'vitest'
import { newKey } from '../../../test/house/issuer.ts'
import { coolDownMs, rememberKeys } from './keys.ts'

const token: FlattenedJWSInput = { payload: '', signature: '' }
const minuteMs = 60_000

/** An issuer's keys on a clock of their own. */
const keyShelf = async () => {
  const state = { now: 0, asked: 0, isAway: false, keys: [await newKey('a')] }
  const keyFor = rememberKeys({
    now: () => state.now,
    away: cause => new Error('away', { cause }),
    fetchKeys: async () => {
      state.asked += 1
      if (state.isAway) throw new Error('nobody answers')
      return { keys: state.keys.map(({ jwk }) => jwk) }
    },
  })
  return { state, find: async (kid: string) => await keyFor({ alg: 'ES256', kid }, token) }
}

test('fifty who ask at once wait for one fetch', async () => {
  const { state, find } = await keyShelf()
  await Promise.all(Array.from({ length: 50 }, () => find('a')))
  expect(state.asked).toBe(1)
})

test('an unknown key id asks again only once in a cool-down', async () => {
  const { state, find } = await keyShelf()
  await find('a')
  for (let forged = 0; forged < 100; forged++)
    await expect(find(`x${forged}`)).rejects.toThrow(errors.JWKSNoMatchingKey)
  expect(state.asked).toBe(1)
  state.now += coolDownMs
  state.keys = [...state.keys, await newKey('b')]
  await expect(find('b')).resolves.toBeDefined()
  await expect(find('forged')).rejects.toThrow(errors.JWKSNoMatchingKey)
  expect(state.asked).toBe(2)
})

test('a key that the issuer no longer shows is forgotten after ten minutes', async () => {
  const { state, find } = await keyShelf()
  await find('a')
  state.keys = [await newKey('b')]
  state.now += 10 * minuteMs + 1
  await expect(find('a')).rejects.toThrow(errors.JWKSNoMatchingKey)
  expect(state.asked).toBe(2)
})

test('known keys outlive an issuer that is away, but not for ever', async () => {
  const { state, find } = await keyShelf()
  await find('a')
  state.isAway = true
  state.now += 59 * minuteMs
  await expect(find('a')).resolves.toBeDefined()
  state.now += 2 * minuteMs
  await expect(find('a')).rejects.toThrow('away')
})

test('an issuer that was never there is asked every two seconds, not by everyone', async () => {
  const { state, find } = await keyShelf()
  state.isAway = true
  for (let call = 0; call < 20; call++) await expect(find('a')).rejects.toThrow('away')
  expect(state.asked).toBe(1)
  state.isAway = false
  state.now += 2_000
  await expect(find('a')).resolves.toBeDefined()
})
