import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../access/callers.ts'
import { expectations } from '../access/expectations.ts'
import { requests } from '../access/requests.ts'
import { readTable } from '../access/table.ts'
import { buildWorld, type World } from '../access/world.ts'
import { type Case, noticed, unnoticed } from './cases.ts'
import { type Kind, operations, readOperations } from './operations.ts'
import { changesIn, type View, viewOutside } from './view.ts'

type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

let world: World
let usual: View
/** By the operation id: method and path. */
let routes: ReadonlyMap<string, string>
beforeAll(async () => {
  world = await buildWorld()
  await world.restore()
  usual = await viewOutside(world)
  const { paths } = (await (await fetch(`${world.address}/api/openapi.json`)).json()) as Described
  routes = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .map(([method, { operationId }]) => [
          operationId,
          `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ]),
    ),
  )
}, 180_000)
afterAll(() => world.close())

const table = readOperations(operations)
const named = (...kinds: readonly Kind[]) =>
  table.filter(({ kind }) => kinds.includes(kind)).map(({ operationId, reason }) => [operationId, reason] as const)

/** A member who may do it, or an administrator. */
const whoMay = (operation: string): Caller => {
  const row = readTable(expectations).find(each => each.operation === operation)
  const caller = (['professor', 'employee', 'admin'] as const).find(each => (row?.expected[each] ?? 403) < 300)
  if (caller === undefined) throw new Error(`Nobody of the group may ${operation}.`)
  return caller
}
const usualCase = (operationId: string): Case => {
  const operation = routes.get(operationId) ?? ''
  return { name: operationId, operation, sent: requests(world)[operation] ?? {} }
}
const graceOn = { grace: 'on' }

test('the table lists every operation that changes something, and no other', () => {
  expect(table.map(({ operationId }) => operationId).toSorted()).toEqual([...routes.keys()].toSorted())
})

test('the view of outsiders does not change by itself', async () => {
  expect(changesIn(usual, await viewOutside(world))).toEqual([])
})

/** Schedules a step, takes it back, and does it: returns the results, and what outsiders saw. */
const announcing = async ({ operation, sent, arrange }: Case) => {
  await world.restore()
  await arrange?.()
  const caller = whoMay(operation)
  const before = arrange ? await viewOutside(world) : usual
  const seen = async () => changesIn(before, await viewOutside(world))
  const announced = await world.send(caller, operation, sent, graceOn)
  const seenBefore = await seen()
  const { stepId = '' } = JSON.parse(announced.text) as { readonly stepId?: string }
  const takenBack = await world.send(caller, 'DELETE /api/waiting-steps/:stepId', { params: { stepId } })
  const seenAfter = await seen()
  const done = await world.send(caller, operation, sent)
  const isSeen = done.status < 300 && (await seen()).length > 0
  return { announced: announced.status, seenBefore, takenBack: takenBack.status, seenAfter, isSeen }
}
const unnoticedUntilDone = { announced: 202, seenBefore: [], takenBack: 204, seenAfter: [], isSeen: true }

/** No outsider notices their usual request; the cases contain one that is noticed. */
const seldomNoticed: ReadonlySet<string> = new Set(['changeMemberRole', 'deleteImage', 'removeMember'])

test.each(named('waits').filter(([operationId]) => !seldomNoticed.has(operationId)))(
  'nobody outside notices %s before its grace time is over, nor once it is taken back (%s)',
  async operationId => expect(await announcing(usualCase(operationId))).toEqual(unnoticedUntilDone),
)

test('nor steps that are noticed only sometimes', async () => {
  for (const each of noticed(world))
    expect({ name: each.name, ...(await announcing(each)) }).toEqual({ name: each.name, ...unnoticedUntilDone })
})

test('steps that could wait, but that no outsider would notice, are done at once', async () => {
  for (const each of unnoticed(world)) {
    await world.restore()
    await each.arrange?.()
    const before = each.arrange ? await viewOutside(world) : usual
    const { status } = await world.send(whoMay(each.operation), each.operation, each.sent, graceOn)
    expect([each.name, status === 200 || status === 201 || status === 204]).toEqual([each.name, true])
    expect([each.name, changesIn(before, await viewOutside(world))]).toEqual([each.name, []])
  }
})

const unseen = async (operationId: string): Promise<readonly string[]> => {
  await world.restore()
  const { operation, sent } = usualCase(operationId)
  const { status } = await world.send(whoMay(operation), operation, sent)
  expect(status).toBeLessThan(300)
  return changesIn(usual, await viewOutside(world))
}

test.each(named('inside', 'decision').filter(([operationId]) => operationId !== 'translateJob'))(
  'nobody outside notices %s (%s)',
  async operationId => expect(await unseen(operationId)).toEqual([]),
)

/** The lists that forms offer. */
const choices = /^\w+ GET \/api\/(schools|departments|catalogues)$/

test.each(named('lists'))('%s changes the choices in forms, and nothing else outside (%s)', async operationId => {
  expect((await unseen(operationId)).filter(name => !choices.test(name))).toEqual([])
})
