import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Engine } from '../engine.ts'
import { durableEngine, memoryEngine } from './engine.ts'
import { tidy } from './tidy.ts'

const run = async (engine: Engine, text: string) => {
  const session = await engine.acquire()
  const reply = await session.run(text, [])
  session.release(false)
  return reply.rows
}

const rounds = 5
const fill = `create table "Odd name" (id int primary key, said text);
  insert into "Odd name" select id, 'once' from generate_series(1, 5000) id;`
const rewrite = `update "Odd name" set said = said || '!'`
const size = `select pg_table_size('"Odd name"')::int as bytes, (select reltuples::int from pg_class
  where relname = 'Odd name') as counted`

test('what updates leave behind is used again, and the planner knows how many rows there are', async () => {
  const engine = await memoryEngine()
  await run(engine, fill)
  const [before] = (await run(engine, size)) as { bytes: number; counted: number }[]
  expect(before?.counted).toBe(-1)
  for (let round = 0; round < rounds; round++) {
    await run(engine, rewrite)
    await tidy(engine)
  }
  const [after] = (await run(engine, size)) as { bytes: number; counted: number }[]
  expect(after?.counted).toBe(5000)
  expect(after?.bytes).toBeLessThan(3 * (before?.bytes ?? 0))
  await engine.close()
})

/** A busy machine takes its time. */
const patiently = { interval: 0, timeout: 30_000 }

test('a database on the disk is tidied by itself after an hour, not once it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const directory = mkdtempSync(join(tmpdir(), 'kolleg-tidy-'))
  const engine = await durableEngine(directory)
  try {
    await run(engine, fill)
    vi.advanceTimersByTime(3_600_000)
    await vi.waitFor(async () => expect(await run(engine, size)).toMatchObject([{ counted: 5000 }]), patiently)
    await engine.close()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
    rmSync(directory, { recursive: true })
  }
})
