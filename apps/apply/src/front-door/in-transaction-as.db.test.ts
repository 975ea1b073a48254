import { testEngine } from '@kolleg/database/testing'
import type { Server } from '@kolleg/front'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import type { Tx } from '../db/schema.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { erase } from '../privacy/erase.ts'
import { problem } from '../problems.ts'
import { IdempotencyKey, idempotent } from './idempotent.ts'

let house: House
let here: string
let there: string
/** What happens after the caller was admitted, and what the request then does. */
let meanwhile: () => Promise<unknown>
let deed: (tx: Tx, caller: { readonly userId: string }) => Promise<unknown>

const furnish = (app: Server): void => {
  app.post(
    '/api/test/deeds',
    { config: { access: { class: 'ProfessorOrEmployee' } }, schema: { headers: Type.Object(IdempotencyKey) } },
    async (request, reply) => {
      await meanwhile()
      return idempotent(house.context, request, reply, async (tx, caller) => {
        await sql`insert into deed (by, roles) values (${caller.userId}, ${caller.roles.length})`.execute(tx)
        await deed(tx, caller)
        return { status: 201, body: {} }
      })
    },
  )
}

beforeAll(async () => {
  house = await openHouse({ furnish })
  await sql`create table deed (by uuid, roles integer)`.execute(house.database.query)
  here = await newGroup(house, 'Here')
  there = await newGroup(house, 'There')
})
afterAll(() => house.close())

const nothing = async (): Promise<void> => {}
const ask = async (who: Someone, happens = nothing, done: typeof deed = nothing, key?: string) => {
  meanwhile = happens
  deed = done
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return (await who.call('/api/test/deeds', { method: 'POST', headers })).status
}
const done = async ({ userId }: Someone) =>
  (await sql<{ roles: number }>`select roles from deed where by = ${userId}`.execute(house.database.query)).rows
const kept = async ({ userId }: Someone) =>
  (await sql`select from idempotent_reply where user_id = ${userId}`.execute(house.database.query)).rows.length
const losing =
  ({ userId }: Someone, groupId: string) =>
  async () => {
    await sql`delete from role where user_id = ${userId} and research_group_id = ${groupId}`.execute(
      house.database.query,
    )
  }
const leave: typeof deed = async (tx, { userId }) =>
  await sql`delete from role where user_id = ${userId} and research_group_id is not null`.execute(tx)
const conflict = async () => {
  throw problem('ALREADY_EXISTS')
}

test('a caller who loses the role during a request is refused, and nothing is stored or sent', async () => {
  const emil = await enter(house, 'Emil', { role: 'EMPLOYEE', groupId: here })
  expect(await ask(emil)).toBe(201)
  expect(await ask(emil, losing(emil, here), nothing, 'emil')).toBe(403)
  expect([await done(emil), await kept(emil)]).toEqual([[{ roles: 2 }], 0])
  const eva = await enter(house, 'Eva', { role: 'EMPLOYEE', groupId: here })
  expect(await ask(eva, nothing, conflict)).toBe(409)
  expect(await ask(eva, losing(eva, here), conflict)).toBe(403)
})

test('a caller who loses one role may still act by another', async () => {
  const both = [here, there].map(groupId => ({ role: 'EMPLOYEE', groupId }) as const)
  const gina = await enter(house, 'Gina', ...both)
  expect(await ask(gina, losing(gina, there))).toBe(201)
  expect(await done(gina)).toEqual([{ roles: 2 }])
})

test('a caller who is promoted during a request loses neither its effect nor the stored reply', async () => {
  const paul = await enter(house, 'Paul', { role: 'EMPLOYEE', groupId: here })
  const promote = async () => {
    await sql`update role set role = 'PROFESSOR' where user_id = ${paul.userId} and research_group_id = ${here}`.execute(
      house.database.query,
    )
  }
  expect(await ask(paul, promote, nothing, 'paul')).toBe(201)
  const petra = await enter(house, 'Petra', { role: 'EMPLOYEE', groupId: here })
  expect(await ask(petra, nothing, nothing, 'petra')).toBe(201)
  await sql`update role set role = 'PROFESSOR' where user_id = ${petra.userId} and research_group_id = ${here}`.execute(
    house.database.query,
  )
  expect(await ask(petra, nothing, nothing, 'petra')).toBe(201)
  expect(await done(petra)).toHaveLength(1)
})

test('a caller who was erased is refused as unknown', async () => {
  const uwe = await enter(house, 'Uwe', { role: 'EMPLOYEE', groupId: here })
  expect(await ask(uwe, async () => void (await uwe.delete('/api/users/me')), nothing, 'uwe')).toBe(401)
  expect([await done(uwe), await kept(uwe)]).toEqual([[], 0])
})

test('a request that takes a role from its own caller is our mistake, and has no effect', async () => {
  const ida = await enter(house, 'Ida', { role: 'EMPLOYEE', groupId: here })
  expect(await ask(ida, nothing, leave)).toBe(500)
  expect(await done(ida)).toEqual([])
})

test('with or without a key, nothing is done for a person who is being erased at that moment', async () => {
  for (const key of [undefined, 'olga']) {
    const olga = await enter(house, `Olga${key}`, { role: 'EMPLOYEE', groupId: here })
    const asked: Promise<number>[] = []
    await house.database.transaction(async tx => {
      await sql`lock table deed in exclusive mode`.execute(tx)
      await erase(tx, house.context, await lockCaller(tx, olga.userId))
      asked.push(ask(olga, nothing, nothing, key))
      await house.database.untilHeldUp(...asked)
    })
    expect(await Promise.all(asked)).toEqual([401])
    expect([await done(olga), await kept(olga)]).toEqual([[], 0])
  }
})

test.runIf(testEngine === 'postgres')(
  'an erasure waits for a request with a key, and deletes its stored reply too',
  async () => {
    const rosa = await enter(house, 'Rosa', { role: 'EMPLOYEE', groupId: here })
    const [started, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slowly = async () => {
      started.resolve()
      await goOn.promise
    }
    const asked = ask(rosa, nothing, slowly, 'rosa')
    await started.promise
    const erased = rosa.delete('/api/users/me')
    await house.database.untilHeldUp(erased)
    goOn.resolve()
    expect([await asked, (await erased).status]).toEqual([201, 204])
    expect(await kept(rosa)).toBe(0)
  },
)
