import { testEngine } from '@kolleg/database/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers } from './callers.ts'
import { expectations } from './expectations.ts'
import { spoilt } from './hostile.ts'
import { losingRoles } from './meanwhile.ts'
import { requests } from './requests.ts'
import { readTable } from './table.ts'
import { buildWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await buildWorld()), 180_000)
afterAll(() => world.close())

const table = readTable(expectations)

test('the table lists every operation, and nothing else', () => {
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

const group = '/api/research-groups/:researchGroupId'
/**
 * These lock the group or the list of administrators, without which no role is removed, and check the role then; the
 * last one does only what the service does by itself.
 */
const asksBefore: ReadonlySet<string> = new Set([
  `PATCH ${group}`,
  `PATCH ${group}/members/:userId`,
  `DELETE ${group}/members/:userId`,
  `DELETE ${group}/members/me`,
  `DELETE ${group}/invitations/:invitationId`,
  'DELETE /api/admins/:userId',
  'POST /api/admin/retention',
])
const writesNothing: ReadonlySet<string> = new Set([
  'POST /api/jobs/preview/pdf',
  'POST /api/ai/job-draft',
  'POST /api/ai/posting-check',
  'POST /api/evaluation/applications/:applicationId/letter-preview',
  'POST /api/evaluation/applications/consequences',
  'POST /api/interviews/interviewees/:intervieweeId/letter-preview',
  'POST /api/research-groups/:researchGroupId/email-templates/preview',
])

/** Whether it changes something and needs a role. */
const byRole = (operation: string): boolean =>
  world.operations.some(
    ({ method, path, access }) =>
      operation === `${method} ${path}` &&
      method !== 'GET' &&
      !/"public":|"Authenticated"/.test(JSON.stringify(access)),
  )

test.runIf(testEngine === 'postgres')(
  'a request that waits for a lock is refused if its caller loses the role meanwhile',
  async () => {
    const answers: Record<string, string> = {}
    for (const { operation, expected } of table) {
      const caller = (['employee', 'professor', 'admin', 'owner'] as const).find(each => expected[each] < 300)
      if (caller === undefined || !byRole(operation) || asksBefore.has(operation)) continue
      answers[operation] = await losingRoles(world, caller, operation)
      await world.restore()
    }
    const operations = Object.keys(answers)
    expect(operations.length).toBeGreaterThan(60)
    expect(answers).toEqual(
      Object.fromEntries(operations.map(each => [each, writesNothing.has(each) ? '200 at once' : '403'])),
    )
  },
)

/** How many invalid calls of each operation; the long suite asks for more. */
const numRuns = Number(process.env['HOSTILE_CALLS'] ?? 12)

type Described = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
type Operation = { readonly parameters?: readonly Parameter[] }
type Parameter = {
  readonly in: string
  readonly name: string
  readonly schema: { readonly 'x-sortable'?: readonly string[] }
}

/** The described operations with the names of their path and query parameters and sort fields. */
const described = async () => {
  const { paths } = (await (await fetch(`${world.address}/api/openapi.json`)).json()) as Described
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      operation: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      names: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name),
      asked: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
      sortable: parameters.flatMap(({ schema }) => schema['x-sortable'] ?? []),
    })),
  )
}

const isProblem = (problem: object | undefined, status: number): boolean =>
  problem !== undefined && 'status' in problem && problem.status === status && 'code' in problem

test('every invalid call gets a clear refusal and never an internal error', async () => {
  const operations = await described()
  expect(operations.length).toBeGreaterThan(100)
  for (const { operation, names, asked } of operations) {
    const good = requests(world)[operation] ?? {}
    await fc.assert(
      fc.asyncProperty(
        spoilt(good, names, asked),
        fc.constantFrom('professor', 'admin', 'owner'),
        async (sent, who) => {
          const { status, problem } = await world.call(who, operation, sent)
          if (status < 400 && !operation.startsWith('GET ')) await world.restore()
          const isClear = status < 400 || (status < 500 && isProblem(problem, status))
          return isClear || Promise.reject(new Error(`${operation} answered ${status}.`))
        },
      ),
      { numRuns },
    )
  }
}, 120_000)

test('every list can be sorted by every field that its description names', async () => {
  const lists = (await described()).filter(({ sortable }) => sortable.length > 0)
  expect(lists.length).toBeGreaterThan(25)
  for (const { operation, sortable } of lists) {
    const { query, ...sent } = requests(world)[operation] ?? {}
    const sorted = { ...sent, query: { ...query, sort: sortable.map(field => `-${field}`).join() } }
    const statuses = await Promise.all(
      (['professor', 'admin', 'owner'] as const).map(async who => (await world.call(who, operation, sorted)).status),
    )
    expect([operation, statuses.includes(200)]).toEqual([operation, true])
  }
})
