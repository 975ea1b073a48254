import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../src/embedding/openai/testing/api-server.ts'
import { healthy } from './contract/health.ts'
import { competency, fresh, save, saving, stored, suggestions } from './course.ts'
import { binaries, createPostgresServer, type PostgresServer } from './postgres-server.ts'
import { type Answer, api, type Service, startOn } from './service.ts'

const ok = { status: 'ok' }
const error = { status: 'error' }
const away = {
  status: 503,
  json: {
    status: 'error',
    components: {
      api: { status: 'ok' },
      vector_store: {
        status: 'error',
        collections: { Exercise: error, Competency: error, SemanticCluster: error },
        message: expect.any(String),
      },
    },
  },
}

/** Every request is answered within two seconds; the third is for a busy machine. */
const soon = async (asked: Promise<Answer>): Promise<Pick<Answer, 'status' | 'json'>> => {
  const { status, json } = await Promise.race([
    asked,
    sleep(3000, undefined, { ref: false }).then(() => Promise.reject(new Error('There was no answer.'))),
  ])
  return { status, json }
}

describe.skipIf(!binaries)('the vector database away', () => {
  let server: PostgresServer
  let service: Service
  const course = fresh()
  const kept = competency(course, 'sort a list')

  beforeAll(async () => {
    server = await createPostgresServer()
    service = await startOn(server.url)
  })
  afterAll(async () => {
    await service.close()
    await server.remove()
  })

  const health = () => service.ask('GET', `${api}/health/`)
  const suggest = () =>
    service.ask('POST', `${api}/competency/suggest`, { body: { description: 'sort', course_id: course } })
  const relate = (id = course) => service.ask('GET', `${api}/competency/relations/suggest/${id}`)

  const expectAway = async (): Promise<void> => {
    const lost = competency(course, 'lost')
    const [reported, suggested, saved, related] = await Promise.all([
      soon(health()),
      soon(suggest()),
      soon(saving(service, { competencies: [lost] })),
      soon(relate()),
    ])
    expect(reported).toEqual(away)
    expect(suggested).toEqual({ status: 500, json: { detail: 'Suggestion generation failed' } })
    expect(saved).toEqual({ status: 500, json: { detail: 'Save failed' } })
    expect(related).toEqual({ status: 500, json: { detail: 'Relation generation failed' } })
  }
  const expectBack = async (): Promise<void> => {
    await expect.poll(async () => (await health()).json, { timeout: 20_000, interval: 100 }).toEqual(healthy)
    expect(await suggestions(service, 'sort a list', course)).toMatchObject([kept])
    expect((await relate()).status).toBe(200)
    const one = competency(fresh(), 'after')
    await save(service, { competencies: [one] })
    expect(await stored(service, one.course_id)).toEqual([one])
  }
  /** Clients that continue whatever they are answered; returns the statuses. */
  const underLoad = async (work: () => Promise<void>): Promise<readonly number[]> => {
    const asking = { on: true }
    const statuses = new Set<number>()
    const client = async (ask: () => Promise<Answer>) => {
      while (asking.on) statuses.add((await ask()).status)
    }
    const busy = competency(fresh(), 'busy')
    const clients = [suggest, suggest, relate, health, () => saving(service, { competencies: [busy] })].map(client)
    try {
      await work()
    } finally {
      asking.on = false
      await Promise.all(clients)
    }
    return [...statuses].toSorted((a, b) => a - b)
  }

  test('the service starts without its store, answers 503 and 500, and recovers when the store is up', async () => {
    await expectAway()
    await server.start()
    await expect.poll(async () => (await health()).status, { timeout: 20_000, interval: 100 }).toBe(200)
    await save(service, { competencies: [kept] })
    await expectBack()
  })

  test('when the store stops under load, the service answers 500 and 503 and recovers without a restart', async () => {
    const met = await underLoad(async () => {
      await server.stop()
      await expectAway()
      await server.start()
      await expectBack()
    })
    expect(met).toEqual([200, 500, 503])
  })

  test('when the store freezes under load, the service does the same, and a save answered 500 is never stored later', async () => {
    const known = competency(fresh(), 'known before')
    await save(service, { competencies: [known] })
    const late = { ...known, title: 'Answered 500' }
    const met = await underLoad(async () => {
      server.freeze()
      try {
        const [answer] = await Promise.all([soon(saving(service, { competencies: [late] })), expectAway()])
        expect(answer.status).toBe(500)
        await expectAway()
      } finally {
        server.thaw()
      }
      await expectBack()
    })
    expect(met).toEqual([200, 500, 503])
    expect(await stored(service, known.course_id)).toEqual([known])
  })

  test('a locked table is reported within two seconds, and no query goes on waiting for it', async () => {
    const locker = await open(server.url)
    await locker.transaction(async db => {
      await sql`lock table competency in access exclusive mode`.execute(db)
      for (let time = 0; time < 2; time++) {
        const { status, json } = await soon(health())
        expect(status).toBe(503)
        expect(json).toMatchObject({
          components: { vector_store: { collections: { Exercise: ok, Competency: error, SemanticCluster: ok } } },
        })
      }
      // Re-embedding in the background may wait for the table as well.
      const waiting = async () =>
        await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'select embedding is null%'`.execute(db)
      await expect.poll(async () => (await waiting()).rows).toHaveLength(0)
    })
    await locker.close()
    await expectBack()
  })

  test('relations that timed out on a locked table occupy no thread once it is free', async () => {
    const courses = Array.from({ length: 14 }, fresh)
    await save(service, { competencies: courses.flatMap(id => [competency(id, 'sort'), competency(id, 'merge sort')]) })
    // More requests than connections, so that not even a ping gets one.
    const [last, ...many] = courses
    const locker = await open(server.url)
    await locker.transaction(async db => {
      await sql`lock table competency in access exclusive mode`.execute(db)
      const answers = await Promise.all(many.map(id => soon(relate(id))))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]))
    })
    await locker.close()
    await expectBack()
    expect((await soon(relate(last))).status).toBe(200)
    for (const id of many) expect((await soon(relate(id))).status).toBe(200)
  })

  test('a save whose texts are being embedded fails within the same time', async () => {
    const slow = await startApi()
    // A separate database, in which nothing else is being embedded.
    const admin = await open(server.url)
    await sql`create database slow`.execute(admin.query)
    await admin.close()
    const other = await startOn(new URL('slow', server.url).href, {
      EMBEDDER: 'openai',
      EMBEDDING_BASE_URL: slow.url,
      EMBEDDING_MODEL: 'te3',
    })
    await save(other, { competencies: [competency(fresh(), 'before')] })
    slow.goWrong({ kind: 'silence' })
    const calls = slow.calls.length
    const saved = saving(other, { competencies: [competency(fresh(), 'takes for ever')] })
    await expect.poll(() => slow.calls.length).toBe(calls + 1)
    await server.stop()
    expect(await soon(saved)).toEqual({ status: 500, json: { detail: 'Save failed' } })
    await other.close()
    await slow.close()
    await server.start()
    await expectBack()
  })

  test('the cause of a 500 is not sent to the client', async () => {
    await server.stop()
    for (const { text } of [await suggest(), await relate(), await health()])
      expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|postgres|select/i)
    await server.start()
    await expectBack()
  })
})
