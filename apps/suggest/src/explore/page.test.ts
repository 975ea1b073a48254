import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const page = new URL('page/', import.meta.url)
/** The page's scripts have their own TypeScript settings, for the browser. */
const script = <Exports>(name: string): Promise<Exports> => import(new URL(name, page).href) as Promise<Exports>

type Point = { readonly x: number; readonly y: number }
type Relation = { readonly tail_id: number; readonly head_id: number }

test('the page’s scripts pass the type check', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const { stdout, status } = spawnSync(`${root}node_modules/.bin/tsc`, ['-p', fileURLToPath(page)], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, ''])
})

test('both languages have the same placeholders in every text', async () => {
  const { english } = await script<{ english: object }>('words/en.js')
  const { german } = await script<{ german: object }>('words/de.js')
  expect(placesOf(german)).toEqual(placesOf(english))
})

/** The placeholders of every text, sorted, because languages order their words differently. */
const placesOf = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]: [string, unknown]) => [
      name,
      typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []).toSorted() : placesOf(Object(text) as object),
    ]),
  )

test('surroundings grow step by step and contain exactly what relations reach', async () => {
  const { surroundings } = await script<{
    surroundings: (relations: readonly Relation[], start: number, steps: number) => ReadonlySet<number>
  }>('course.js')
  const id = fc.nat(12)
  const relations = fc.array(fc.record({ tail_id: id, head_id: id }))
  fc.assert(
    fc.property(relations, id, fc.nat(4), (given, start, steps) => {
      const inner = surroundings(given, start, steps)
      const outer = surroundings(given, start, steps + 1)
      const touching = given.filter(({ tail_id, head_id }) => inner.has(tail_id) || inner.has(head_id))
      expect(outer).toEqual(new Set([...inner, ...touching.flatMap(({ tail_id, head_id }) => [tail_id, head_id])]))
    }),
  )
})

test('an arrow key moves in its direction whenever there is a box ahead', async () => {
  const { nextIn, directions } = await script<{
    nextIn: (places: ReadonlyMap<number, Point>, from: number, direction: Point) => number | undefined
    directions: Readonly<Record<string, Point>>
  }>('graph/walk.js')
  const point = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), fc.constantFrom(...Object.values(directions)), (points, way) => {
      const places = new Map(points.entries())
      const start = points[0] ?? { x: 0, y: 0 }
      const ahead = ({ x, y }: Point) => (x - start.x) * way.x + (y - start.y) * way.y
      const next = nextIn(places, 0, way)
      const target = next === undefined ? undefined : places.get(next)
      expect(target ? ahead(target) > 1 : points.every(other => ahead(other) <= 1)).toBe(true)
    }),
  )
})

test('long words get soft hyphens at syllables and are otherwise unchanged', async () => {
  const { addSoftHyphens } = await script<{ addSoftHyphens: (text: string) => string }>('soft-hyphens.js')
  const softened = [
    'Differentialgleichungen',
    'Wahrscheinlichkeitsrechnung',
    'Approximationsalgorithmen',
    'Lineare Gleichungssysteme',
  ]
  expect(softened.map(text => addSoftHyphens(text).replaceAll('\u00AD', '|'))).toEqual([
    'Diffe|ren|tial|glei|chungen',
    'Wahrschein|lich|keits|rechnung',
    'Appro|xi|ma|tions|al|go|rithmen',
    'Lineare Gleichungssysteme',
  ])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^\p{L}{0,60}$/u), (text, word) => {
      for (const given of [text, word, `${text} ${word}`])
        expect(addSoftHyphens(given).replaceAll('\u00AD', '')).toBe(given.replaceAll('\u00AD', ''))
    }),
  )
})
