import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openShelf } from './shelf.ts'

test('whatever is put and taken away, what is left is what was put, and places are used again', () => {
  const steps = fc.array(fc.option(fc.float({ noNaN: true })), { maxLength: 60 })
  fc.assert(
    fc.property(steps, values => {
      const shelf = openShelf()
      const there: { readonly place: number; readonly vector: Float32Array }[] = []
      let most = 0
      for (const value of values) {
        if (value === null) {
          const [gone] = there.splice(there.length >> 1, 1)
          if (gone) shelf.free(gone.place)
        } else {
          const vector = Float32Array.of(value, -value, 1)
          there.push({ place: shelf.put(vector), vector })
          most = Math.max(most, there.length)
        }
      }
      for (const { place, vector } of there) expect(shelf.copy(place)).toEqual(vector)
      expect(there.every(({ place }) => place < most)).toBe(true)
    }),
  )
})

test('a copy is one’s own, and the shelf is larger than one piece of memory', () => {
  const shelf = openShelf()
  const places = Array.from({ length: 3000 }, (_, at) => shelf.put(Float32Array.of(at, 1)))
  shelf.copy(2999).fill(7)
  expect(places.map(place => shelf.copy(place)[0])).toEqual(places.map((_, at) => at))
  expect(shelf.rowBytes).toBe(8)
  expect(() => shelf.put(Float32Array.of(1))).toThrow('a vector of 1 numbers among those of 2')
})
