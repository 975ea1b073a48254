import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, createCluster, withoutCitus } from './cluster.ts'
import { healthy } from './contract/health.ts'
import { competency, fresh, save, saving, stored } from './course.ts'
import { api, type Service, startOn } from './service.ts'

const courses = 8
const losses = Number(process.env['LOSSES'] ?? 3)

type Course = { readonly id: number; readonly worker: number }

// Without Citus beside PostgreSQL there is no cluster to test on; `cluster.ts` says so aloud.
describe.skipIf(withoutCitus)('while a worker of a cluster', () => {
  let cluster: Cluster
  let url: string
  let instances: readonly Service[] = []
  beforeAll(async () => {
    cluster = await createCluster()
    url = await cluster.database('suggest')
    const database = await open(url)
    await sql`alter database suggest set statement_timeout = '5s'`.execute(database.query)
    await database.close()
    instances = [await startOn(url), await startOn(url)]
  })
  afterAll(async () => {
    await Promise.all(instances.map(instance => instance.close()))
    await cluster.remove()
  })
  let turn = 0
  const oneOf = (): Service => {
    const found = instances[(turn += 1) % instances.length]
    if (!found) throw new Error('There are no instances.')
    return found
  }
  const health = () => oneOf().ask('GET', `${api}/health/`)
  const canSave = async (course: number) =>
    (await saving(oneOf(), { competencies: [competency(course, 'back')] })).status === 200

  /** Each worker holds some of them. */
  const placed = async (): Promise<readonly Course[]> => {
    const ids = Array.from({ length: courses }, fresh)
    for (const id of ids) await save(oneOf(), { competencies: [competency(id, 'alpha')] })
    const ports = cluster.workers.map(worker => Number(new URL(worker.url).port))
    const database = await open(url)
    try {
      const { rows } = await sql<Course>`
        select asked.id, array_position(${ports}::integer[], nodeport) - 1 as worker
        from unnest(${ids}::bigint[]) asked (id)
        join citus_shards on shardid = get_shard_id_for_distribution_column('course', asked.id)`.execute(database.query)
      expect(new Set(rows.map(({ worker }) => worker))).toEqual(new Set([0, 1]))
      return rows
    } finally {
      await database.close()
    }
  }

  /** Saves and suggests in all these courses until its end, which finds everything that was acknowledged. */
  const startLoad = (all: readonly Course[]) => {
    const end = new AbortController()
    const counts = { saves: 0, suggests: 0, failed: 0, longestMs: 0, longestElsewhereMs: 0 }
    const wrong: string[] = []
    const state: { unsure?: number | undefined } = {}
    const timed = async <Answer>(worker: number, asked: Promise<Answer>): Promise<Answer> => {
      const began = performance.now()
      const answer = await asked
      const took = Math.round(performance.now() - began)
      if (worker === state.unsure) counts.longestMs = Math.max(counts.longestMs, took)
      else counts.longestElsewhereMs = Math.max(counts.longestElsewhereMs, took)
      return answer
    }
    const fail = async (worker: number, what: string, status: number, detail: unknown, sentence: string) => {
      if (worker !== state.unsure) wrong.push(`${what} failed on the other worker`)
      if (status !== 500 || JSON.stringify(detail) !== JSON.stringify({ detail: sentence }))
        wrong.push(`${what}: ${status} ${JSON.stringify(detail)}`)
      counts.failed += 1
      await health()
    }

    /** Numbers one competency and adds others; looks which number the suggests give. */
    const watch = async ({ id: course_id, worker }: Course) => {
      const numbered = competency(course_id, 'alpha', '0')
      const added: number[] = []
      let acknowledged = 0
      const write = async () => {
        for (let number = 1; !end.signal.aborted; number++) {
          const another = competency(course_id, 'omega')
          const competencies = [{ ...numbered, title: String(number) }, another]
          const { status, json } = await timed(worker, saving(oneOf(), { competencies }))
          if (status !== 200) await fail(worker, 'a save', status, json, 'Save failed')
          else {
            acknowledged = number
            added.push(another.id)
            counts.saves += 1
          }
        }
      }
      const read = async () => {
        while (!end.signal.aborted) {
          const body = { description: 'alpha', course_id }
          const { status, json } = await timed(worker, oneOf().ask('POST', `${api}/competency/suggest`, { body }))
          if (status !== 200) await fail(worker, 'a suggest', status, json, 'Suggestion generation failed')
          else counts.suggests += 1
        }
      }
      await Promise.all([write(), read()])
      // What was prepared when the worker was lost is ended by the coordinator once it is back.
      const kept = async () => {
        const there = new Map((await stored(oneOf(), course_id)).map(({ id, title }) => [id, title]))
        return {
          isNumberKept: Number(there.get(numbered.id) ?? 0) >= acknowledged,
          lost: added.filter(id => !there.has(id)),
        }
      }
      await expect.poll(kept, { timeout: 30_000 }).toEqual({ isNumberKept: true, lost: [] })
    }

    const wait = async (what: keyof typeof counts, more: number, since = counts[what]) => {
      await expect.poll(() => counts[what], { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(since + more)
    }
    const watched = Promise.all(all.map(watch))
    return {
      counts,
      state,
      wait,
      /** Returns what should not have happened. */
      end: async () => {
        end.abort()
        await watched
        return wrong
      },
    }
  }

  const isNamed = async () => {
    const { status, json } = await health()
    expect(status).toBe(200)
    expect(json).toMatchObject({
      status: 'error',
      components: { vector_store: { status: 'error', message: expect.stringMatching(/worker \d+ is away$/) } },
    })
  }
  const isBack = async (all: readonly Course[], worker: number) => {
    await expect.poll(async () => (await health()).json, { timeout: 30_000, interval: 100 }).toEqual(healthy)
    for (const { id } of all.filter(one => one.worker === worker))
      await expect.poll(() => canSave(id), { timeout: 30_000 }).toBe(true)
  }

  test('is lost, only the requests for its courses fail, and nothing acknowledged is lost', async () => {
    await expect.poll(async () => (await health()).status, { timeout: 30_000 }).toBe(200)
    const all = await placed()
    const { counts, state, wait, end } = startLoad(all)
    for (let loss = 0; loss < losses; loss++) {
      await wait('saves', 20)
      const worker = loss % 2
      state.unsure = worker
      await cluster.workers[worker]?.kill()
      await wait('failed', 5)
      const others = counts.saves
      await wait('saves', 20, others)
      await isNamed()
      await cluster.workers[worker]?.start()
      await isBack(all, worker)
      state.unsure = undefined
    }
    await wait('saves', 20)
    expect(await end()).toEqual([])
    process.stdout.write(`${JSON.stringify({ losses, ...counts })}\n`)
  }, 300_000)

  test('is frozen, only the requests for its courses fail, in time, and nothing acknowledged is lost', async () => {
    const all = await placed()
    const { counts, state, wait, end } = startLoad(all)
    await wait('saves', 20)
    state.unsure = 0
    cluster.workers[0]?.freeze()
    try {
      await wait('failed', 5)
      const since = performance.now()
      const others = counts.saves
      while (performance.now() - since < 20_000) {
        const asked = performance.now()
        await isNamed()
        expect(performance.now() - asked).toBeLessThan(2000)
      }
      await wait('saves', 100, others)
    } finally {
      cluster.workers[0]?.thaw()
    }
    await isBack(all, 0)
    state.unsure = undefined
    await wait('saves', 20)
    expect(await end()).toEqual([])
    process.stdout.write(`frozen: ${JSON.stringify(counts)}\n`)
    expect(counts.longestMs).toBeLessThan(20_000)
    expect(counts.longestElsewhereMs).toBeLessThan(10_000)
  }, 300_000)

  test('is added and courses move to it, no request fails, and nothing acknowledged is lost', async () => {
    const all = await placed()
    const { counts, wait, end } = startLoad(all)
    await wait('saves', 20)
    await cluster.grow('suggest')
    const database = await open(url)
    try {
      await sql`select citus_rebalance_start()`.execute(database.query)
      await database.transaction(tx => sql`select citus_rebalance_wait()`.execute(tx), { isUnlimited: true })
      const { rows } = await sql<{ machines: number }>`
        select count(distinct nodeport) as machines from citus_shards where table_name = 'course'::regclass`.execute(
        database.query,
      )
      expect(rows).toEqual([{ machines: 3 }])
    } finally {
      await database.close()
    }
    await wait('saves', 20)
    expect(await end()).toEqual([])
    process.stdout.write(`rebalanced: ${JSON.stringify(counts)}\n`)
  }, 300_000)
})
