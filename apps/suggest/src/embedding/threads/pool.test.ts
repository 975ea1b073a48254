import { afterEach, expect, test, vi } from 'vitest'
import { shippedModel } from '../create.ts'
import { readManifest } from '../model/manifest.ts'
import { openPool, type Pool } from './pool.ts'
import { type Thread, ThreadDied } from './thread.ts'

const model = await readManifest(shippedModel())
const opened: Pool[] = []
afterEach(() => Promise.all(opened.splice(0).map(pool => pool.close())))

async function open(size: number, of = model, idleMs?: number): Promise<Pool> {
  const pool = openPool(of, size, idleMs)
  opened.push(pool)
  return pool
}

const only = ({ threads: [thread] }: { threads: ReadonlySet<Thread> }): Thread => {
  if (!thread) throw new Error('There is no thread.')
  return thread
}

test('the work of a thread that dies is done by another, and the thread is replaced', async () => {
  const pool = await open(2)
  await pool.ready()
  const texts = Array.from({ length: 30 }, (_, at) => `Lesson ${at} on the theory of graphs`)
  const calm = await pool.run(texts)
  const answer = pool.run(texts)
  await only(pool).stop()
  expect(await answer).toEqual(calm)
  await pool.ready()
  expect(pool.threads.size).toBe(2)
  expect(pool.pending).toBe(0)
})

test('a text whose thread dies twice is refused, and the next one is served', async () => {
  const pool = await open(1)
  await pool.ready()
  // Long, so that the thread is still busy when it is asked to leave.
  const answer = pool.run(['a text that brings bad luck '.repeat(800)])
  answer.catch(() => {})
  await only(pool).stop()
  const second = only(pool)
  await second.ready
  await second.stop()
  await expect(answer).rejects.toBeInstanceOf(ThreadDied)
  expect(await pool.run(['another text'])).toHaveLength(1)
})

test('without work all threads but one end, and the next work starts them again', async () => {
  const pool = await open(2, model, 1)
  for (let turn = 0; turn < 2; turn++) {
    const answer = pool.run(['one text', 'another'])
    expect(pool.threads.size).toBe(2)
    await answer
    await vi.waitFor(() => expect(pool.threads.size).toBe(1), { timeout: 20_000 })
  }
  expect(await pool.run(['a third'])).toHaveLength(1)
})

test('all threads work if there is enough work', async () => {
  const pool = await open(2)
  await pool.run(['one text', 'another'])
  await pool.ready()
  const answer = pool.run(Array.from({ length: 12 }, (_, at) => `Text ${at}`))
  expect([...pool.threads].map(thread => thread.load)).toEqual([37, 37])
  expect(pool.pending).toBe(12)
  await answer
})

test('further threads start when there is work for them', async () => {
  const pool = await open(3)
  await pool.ready()
  await pool.run(['one text'])
  expect(pool.threads.size).toBe(1)
  await pool.run(['one text', 'another'])
  expect(pool.threads.size).toBe(2)
  await pool.run(Array.from({ length: 40 }, (_, at) => `Text ${at}`))
  expect(pool.threads.size).toBe(3)
})

test('an aborted list leaves the queue', async () => {
  const pool = await open(1)
  await pool.ready()
  const leaving = new AbortController()
  const left = pool.run(
    Array.from({ length: 500 }, () => 'a long lecture'.repeat(50)),
    leaving.signal,
  )
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(pool.pending).toBe(0)
  expect(await pool.run(['next'])).toHaveLength(1)
})

test('every waiting caller gets a sentence if the model cannot be loaded', async () => {
  const pool = await open(2, { ...model, modelFile: model.tokenizerFile })
  await expect(pool.ready()).rejects.toThrow(/^The model kolleg-minilm-en-de@1 cannot be loaded: /)
  await expect(pool.run(['anything'])).rejects.toThrow(/cannot be loaded/)
  expect(pool.pending).toBe(0)
})
