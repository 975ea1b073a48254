import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { detours, weighDetours } from './detours.ts'
import { isSure, type Judged, judge } from './judge.ts'
import type { Signals } from './signals.ts'
import { weights } from './weights.ts'

const size = 7
const silent: Signals = {
  likeness: 0,
  named: 0,
  words: 0,
  rests: 0,
  within: 0,
  series: 0,
  breadth: 0,
  title: 0,
  length: 0,
  common: 0,
  centre: 0,
  detour: 0,
  together: 0,
  order: 0,
  practice: 0,
  link: 0,
}

/** The text of the later competency names the earlier one. */
const named = (earlier: number, later: number, likeness: number): Judged =>
  judge(
    { a: earlier, b: later, likeness },
    [
      { ...silent, likeness, named: likeness, words: likeness },
      { ...silent, likeness, named: -likeness, words: -likeness },
    ],
    weights,
  )

const order = ({ earlier, later, direction }: Judged) => ({ earlier, later, direction })

const place = fc.nat({ max: size - 1 })
const anyJudged = fc
  .uniqueArray(fc.tuple(place, place, fc.double({ min: 0, max: 1, noNaN: true })), {
    selector: ([a, b]) => Math.min(a, b) * size + Math.max(a, b),
  })
  .map(edges => edges.filter(([a, b]) => a !== b).map(edge => named(...edge)))

test('the best path over a third competency is found', () => {
  fc.assert(
    fc.property(anyJudged, judged => {
      const sure = judged.filter(isSure)
      const best = sure.map(({ earlier, later }) => {
        const ways = sure
          .filter(first => first.earlier === earlier)
          .flatMap(first =>
            sure
              .filter(second => second.earlier === first.later && second.later === later)
              .map(second => first.score * second.score),
          )
        return Math.max(0, ...ways)
      })
      expect([...detours(sure, size)]).toEqual(best)
    }),
  )
})

test('a detour raises no score and reverses no order, and relations without one stay unchanged', () => {
  fc.assert(
    fc.property(anyJudged, judged => {
      const sure = judged.filter(isSure)
      const weighed = weighDetours(judged, size, weights)
      expect(weighed.map(order)).toEqual(sure.map(order))
      expect(weighed.filter(({ score }, i) => score > (sure[i]?.score ?? 0))).toEqual([])
      expect(weighed.filter((one, i) => one.signals.detour === 0 && one !== sure[i])).toEqual([])
    }),
  )
})

test('a doubtful relation is not part of a detour', () => {
  const judged = [named(0, 1, 0.9), named(1, 2, 0.05), named(0, 2, 0.8)]
  expect(weighDetours(judged, size, weights).map(({ signals }) => signals.detour)).toEqual([0, 0])
})
