import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf } from '../geometry/block.ts'
import { cosine } from '../geometry/cosine.ts'
import { vectorsOf } from '../geometry/testing/vectors.ts'
import { answersOf, replyWith, replyWithMore } from './answers.ts'
import { rank } from './rank.ts'

const vectors = vectorsOf({ most: 200, widths: [3, 8] })
const threshold = fc.double({ min: -1, max: 1, noNaN: true })

test('no row above the threshold is lost, none below it is kept, and the order is by similarity, then by row', () => {
  fc.assert(
    fc.property(vectors, threshold, (rows, least) => {
      const [asked = new Float32Array()] = rows
      const ranked = rank(blockOf(rows), asked, least)
      expect(ranked).toEqual(ranked.toSorted((a, b) => b.score - a.score || a.row - b.row))
      const kept = new Set(ranked.map(({ row }) => row))
      const similarities = rows.map(vector => cosine(vector, asked))
      expect(similarities.filter((similarity, row) => similarity > least + 1e-5 && !kept.has(row))).toEqual([])
      expect(similarities.filter((similarity, row) => similarity < least - 1e-5 && kept.has(row))).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('the same text passes any threshold', () => {
  fc.assert(
    fc.property(vectorsOf({ most: 20, widths: [384] }), rows => {
      fc.pre(rows.length > 0)
      const [asked = new Float32Array()] = rows
      expect(rank(blockOf(rows), asked, 1).map(({ row }) => row)).toContain(0)
    }),
  )
})

test('a limit keeps the best', () => {
  fc.assert(
    fc.property(vectors, fc.nat({ max: 250 }), (rows, limit) => {
      const [asked = new Float32Array()] = rows
      const ranked = rank(blockOf(rows), asked, -1, limit)
      expect(ranked).toEqual(rank(blockOf(rows), asked, -1).slice(0, limit))
    }),
    { numRuns: 20 },
  )
})

test('a reply contains the requested competencies in order and unchanged', async () => {
  const competency = fc.record({ id: fc.integer(), title: fc.string({ unit: 'grapheme' }) })
  await fc.assert(
    fc.asyncProperty(fc.array(competency, { maxLength: 300 }), fc.array(fc.nat()), async (competencies, picks) => {
      const answers = await answersOf(competencies)
      const ranked =
        competencies.length === 0 ? [] : picks.map(pick => ({ row: pick % competencies.length, score: 0.5 }))
      const expected = ranked.map(({ row }) => competencies[row])
      expect(JSON.parse(replyWith(answers, ranked).toString())).toEqual({ competencies: expected })
      expect(JSON.parse(replyWithMore(answers, ranked, ({ score }) => ({ score })).toString())).toEqual({
        competencies: expected.map(one => ({ ...one, score: 0.5 })),
      })
    }),
  )
})
