import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withHidden } from './with-hidden.ts'

const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g'])

test('law: the author gets their order, and what they do not see is lost nowhere and keeps its place', () => {
  const cases = fc.tuple(ids, ids).chain(([before, seen]) => fc.tuple(fc.constant(before), fc.shuffledSubarray(seen)))
  fc.assert(
    fc.property(cases, fc.array(fc.constantFrom('x', 'y', 'z')), ([before, wanted], more) => {
      const seen = new Set([...wanted, ...more])
      const asked = [...new Set([...wanted, ...more])]
      const order = withHidden(asked, before, seen)
      const hidden = before.filter(id => !seen.has(id))
      expect(order.filter(id => seen.has(id))).toEqual(asked)
      expect(order.filter(id => !seen.has(id))).toEqual(hidden)
      const kept = hidden.filter(id => before.indexOf(id) < order.length)
      const moved = kept.filter(id => order.indexOf(id) > before.indexOf(id))
      expect(moved).toEqual([])
    }),
  )
})
