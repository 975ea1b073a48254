import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers } from './callers.ts'
import { expectations } from './expectations.ts'
import { requests } from './requests.ts'
import { readTable } from './table.ts'
import { buildWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await buildWorld()))
afterAll(() => world.close())

const table = readTable(expectations)

test('every operation stands in the table, and nothing else does', () => {
  const declared = world.operations
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`)
  expect(table.map(({ operation }) => operation).toSorted()).toEqual([...new Set(declared)].toSorted())
})

test.each(table.map(row => [row.operation, row.expected] as const))('%s', async (operation, expected) => {
  const statuses: Partial<Record<string, number>> = {}
  for (const caller of callers) {
    const { status } = await world.call(caller, operation, requests(world)[operation])
    statuses[caller] = status
    if (!operation.startsWith('GET ') && status < 300) await world.restore()
  }
  expect(statuses).toEqual(expected)
})
