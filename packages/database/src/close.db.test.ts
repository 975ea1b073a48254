import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { open } from './index.ts'
import { testAddress, testDatabase, testEngine } from './testing.ts'

test('closing waits for work in progress, may be called twice, and refuses new work', async () => {
  const address = await testAddress()
  const database = await open(address.url)
  await sql`create table kept (id int)`.execute(database.query)
  const slow = database.transaction(async tx => {
    await sql`select pg_sleep(0.2)`.execute(tx)
    await sql`insert into kept values (1)`.execute(tx)
    return 'kept'
  })
  const queued = Array.from({ length: 5 }, () => sql`insert into kept values (2)`.execute(database.query))
  await Promise.race([slow, new Promise(resolve => setImmediate(resolve))])
  const closing = [database.close(), database.close()]
  expect(await slow).toBe('kept')
  await Promise.all([...queued, ...closing])
  await database.close()
  await expect(sql`select 1`.execute(database.query)).rejects.toThrow('The database is closed')
  await expect(database.ping()).rejects.toThrow('The database is closed')

  const again = await open(address.url)
  const { rows } = await sql`select count(*) as kept from kept`.execute(again.query)
  expect(rows).toEqual([{ kept: 6 }])
  await again.close()
  await address.remove()
})

test('a ping without a timely answer throws, and a later one succeeds', async () => {
  const database = await testDatabase()
  const leave = Promise.withResolvers<void>()
  let inside = 0
  const hold = () => {
    inside++
    return leave.promise
  }
  const holding = Array.from({ length: 10 }, () => database.transaction(hold))
  await expect.poll(() => inside).toBe(testEngine === 'postgres' ? 10 : 1)
  await expect(database.ping(50)).rejects.toThrow('did not answer within 50 ms')
  leave.resolve()
  await Promise.all(holding)
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})
