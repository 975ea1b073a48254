import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealEvenly, type Hand } from './deal-evenly.ts'

const readers = ['ada', 'ben', 'cem', 'dee', 'eva']
const hand = fc.record({
  readers: fc.subarray(readers, { maxLength: 2 }),
  barred: fc.subarray(readers, { maxLength: 2 }),
})
const hands = fc
  .array(hand, { maxLength: 40 })
  .map(all => all.map((one, index): Hand => ({ ...one, applicationId: String(index) })))
const wanted = fc.integer({ min: 1, max: 4 })

test('law: nobody is dealt what they must not read or have already, and each gets as many readers as can be', () => {
  fc.assert(
    fc.property(hands, wanted, (all, count) => {
      const dealt = dealEvenly(all, readers, count)
      for (const { applicationId, readers: before, barred } of all) {
        const fresh = dealt.filter(each => each.applicationId === applicationId).map(({ userId }) => userId)
        const possible = readers.filter(id => !before.includes(id) && !barred.includes(id))
        expect(new Set(fresh).size).toBe(fresh.length)
        expect(fresh.every(id => possible.includes(id))).toBe(true)
        expect(fresh.length).toBe(Math.min(Math.max(0, count - before.length), possible.length))
      }
    }),
  )
})

test('law: if anybody may read anything, nobody has more than one more than another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), wanted, (count, per) => {
      const all = Array.from({ length: count }, (_, at) => ({ applicationId: String(at), readers: [], barred: [] }))
      const dealt = dealEvenly(all, readers, per)
      const loads = readers.map(id => dealt.filter(({ userId }) => userId === id).length)
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
    }),
  )
})
