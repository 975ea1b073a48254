import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareCluster } from '../src/pglite/cluster.ts'
import { conversing } from '../src/pglite/conversation.ts'
import { startDurable } from '../src/pglite/instance.ts'

const { fsyncSync } = fs
let calls = 0

beforeEach(() => {
  calls = 0
  fs.fsyncSync = descriptor => {
    calls++
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
})
afterEach(() => {
  fs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
})

/** In this thread, where its calls can be counted. */
const withDurable = async (work: (run: (statement: string) => Promise<unknown>) => Promise<void>): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'kolleg-fsync-'))
  const instance = await startDurable(await prepareCluster(directory))
  const run = conversing(instance.exchange)
  await work(statement => run(statement, []))
  await instance.close()
  await rm(directory, { recursive: true })
}

test('every acknowledged commit has reached the disk by fsync', () =>
  withDurable(async run => {
    await run('create table kept (id int)')
    for (let id = 0; id < 10; id++) {
      const before = calls
      await run(`insert into kept values (${id})`)
      expect(calls).toBeGreaterThan(before)
    }
    const before = calls
    await run('begin')
    await run('insert into kept values (11)')
    await run('commit')
    expect(calls).toBeGreaterThan(before)
  }))

test('a checkpoint syncs tables and their directories to the disk', () =>
  withDurable(async run => {
    await run('create table kept as select generate_series(1, 1000) as id')
    const before = calls
    await run('checkpoint')
    expect(calls - before).toBeGreaterThan(3)
  }))
