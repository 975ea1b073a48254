import { expect, test } from 'vitest'
import { type Entry, sittingsOf } from './sittings.ts'

const entry = (version: number, minute: number, more: Partial<Entry> = {}): Entry => ({
  version,
  at: new Date(Date.UTC(2026, 10, 15, 12, minute)).toISOString(),
  action: 'edit',
  changed: ['title'],
  by: { userId: 'ada', name: 'Ada' },
  ...more,
})

test('versions written by one person in one go are one line; a step, a pause or another person begins the next', () => {
  const history = [
    entry(7, 50, { by: { userId: 'ben', name: 'Ben' } }),
    entry(6, 49),
    entry(5, 20),
    entry(4, 19, { changed: ['location'] }),
    entry(3, 18, { action: 'publish', changed: [] }),
    entry(2, 17),
    entry(1, 16, { action: 'create', changed: [] }),
  ]
  const sittings = sittingsOf(history)
  expect(sittings.map(({ newest, others }) => [newest, ...others].map(({ version }) => version))).toEqual([
    [7],
    [6],
    [5, 4],
    [3],
    [2],
    [1],
  ])
  expect(sittings[2]?.changed).toEqual(['title', 'location'])
})
