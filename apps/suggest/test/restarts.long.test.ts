import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fresh, saving } from './course.ts'
import { createPostgresServer, type PostgresServer } from './postgres-server.ts'
import { api, type Service, startOn } from './service.ts'

const restarts = Number(process.env['RESTARTS'] ?? 12)
const courses = 4

describe('while the database server is restarted', () => {
  let server: PostgresServer
  let instances: readonly Service[] = []
  beforeAll(async () => {
    server = await createPostgresServer()
    await server.start()
    instances = await Promise.all([startOn(server.url), startOn(server.url)])
  })
  afterAll(async () => {
    await Promise.all(instances.map(instance => instance.close()))
    await server.remove()
  })
  const oneOf = (): Service => {
    const found = instances[Math.floor(Math.random() * instances.length)]
    if (!found) throw new Error('There are no instances.')
    return found
  }

  test('no suggest is answered from a course older than an acknowledged save, and no such save is lost', async () => {
    const end = new AbortController()
    const told = { saves: 0, suggests: 0, failed: 0 }
    const stale: string[] = []
    let started = Promise.withResolvers<void>()
    started.resolve()
    const waitForServer = async () => {
      told.failed += 1
      await started.promise
    }
    const wait = async (what: keyof typeof told, more: number, since = told[what]) => {
      await expect.poll(() => told[what], { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(since + more)
    }

    /** Numbers the only competency of a course, and looks which number the suggests give. */
    const watch = async () => {
      const course_id = fresh()
      const id = fresh()
      let acknowledged = 0
      const write = async () => {
        for (let number = 1; !end.signal.aborted; number++) {
          const { status } = await saving(oneOf(), {
            competencies: [{ id, title: String(number), description: 'alpha', course_id }],
          })
          if (status !== 200) await waitForServer()
          else {
            acknowledged = number
            told.saves += 1
          }
        }
      }
      const read = async () => {
        while (!end.signal.aborted) {
          const least = acknowledged
          const { status, json } = await oneOf().ask('POST', `${api}/competency/suggest`, {
            body: { description: 'alpha', course_id },
          })
          if (status !== 200) await waitForServer()
          else {
            told.suggests += 1
            const [found] = (json as { competencies: readonly { title: string }[] }).competencies
            if (Number(found?.title ?? 0) < least) stale.push(`${found?.title} instead of ${least} or a later one`)
          }
        }
      }
      await Promise.all([write(), read(), read()])
      const { json } = await oneOf().ask('GET', `${api}/course/${course_id}/competencies`)
      const [kept] = (json as { competencies: readonly { title: string }[] }).competencies
      expect(Number(kept?.title)).toBeGreaterThanOrEqual(acknowledged)
    }
    const watched = Array.from({ length: courses }, watch)
    for (let turn = 0; turn < restarts; turn++) {
      await wait('saves', 1 + Math.floor(Math.random() * 10))
      started = Promise.withResolvers<void>()
      const { failed } = told
      await server.stop()
      await wait('failed', 1 + Math.floor(Math.random() * 4), failed)
      await server.start()
      started.resolve()
    }
    await wait('suggests', 50)
    end.abort()
    await Promise.all(watched)
    process.stdout.write(`${JSON.stringify({ restarts, ...told, stale: stale.length })}\n`)
    expect(stale).toEqual([])
  }, 300_000)
})
