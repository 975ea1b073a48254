import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedFrom } from './moves.ts'

type Held = ReadonlyMap<number, number>

const counted = (held: Held) =>
  [...Map.groupBy(held.values(), course => course)]
    .map(([course_id, { length: competencies }]) => ({ course_id, competencies }))
    .toSorted((a, b) => a.course_id - b.course_id)

test('moves out of a course are reported even if as many arrived', () => {
  const held = fc.array(fc.tuple(fc.nat(9), fc.nat(4))).map(pairs => new Map(pairs))
  fc.assert(
    fc.property(held, held, (before, imported) => {
      const after = new Map([...before, ...imported])
      const arrived = [...imported].filter(([id, course]) => before.get(id) !== course)
      const left = arrived.flatMap(([id]) => [before.get(id)].filter(course => course !== undefined))
      const told = movedFrom(
        counted(before),
        counted(after),
        arrived.map(([, course_id]) => ({ course_id })),
      )
      expect(told).toEqual(counted(new Map(left.entries())))
    }),
  )
})
