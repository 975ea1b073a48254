import { errors, type FlattenedJWSInput } from 'jose'
import { expect, test } from 'vitest'
import { newKey } from '../../../test/house/issuer.ts'
import { coolDownMs, rememberKeys } from './keys.ts'

const token: FlattenedJWSInput = { payload: '', signature: '' }
const minuteMs = 60_000

/** The keys of an issuer, with a clock that the test sets. */
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

test('fifty requests at once wait for one fetch', async () => {
  const { state, find } = await keyShelf()
  await Promise.all(Array.from({ length: 50 }, () => find('a')))
  expect(state.asked).toBe(1)
})

test('unknown key ids cause one fetch per cool-down', async () => {
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

test('a key that the issuer no longer publishes is forgotten after ten minutes', async () => {
  const { state, find } = await keyShelf()
  await find('a')
  state.keys = [await newKey('b')]
  state.now += 10 * minuteMs + 1
  await expect(find('a')).rejects.toThrow(errors.JWKSNoMatchingKey)
  expect(state.asked).toBe(2)
})

test('known keys stay valid while the issuer is away, but not for ever', async () => {
  const { state, find } = await keyShelf()
  await find('a')
  state.isAway = true
  state.now += 59 * minuteMs
  await expect(find('a')).resolves.toBeDefined()
  state.now += 2 * minuteMs
  await expect(find('a')).rejects.toThrow('away')
})

test('an issuer that has never answered is asked every two seconds, not by every request', async () => {
  const { state, find } = await keyShelf()
  state.isAway = true
  for (let call = 0; call < 20; call++) await expect(find('a')).rejects.toThrow('away')
  expect(state.asked).toBe(1)
  state.isAway = false
  state.now += 2_000
  await expect(find('a')).resolves.toBeDefined()
})
