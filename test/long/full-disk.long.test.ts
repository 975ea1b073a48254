import { join } from 'node:path'
import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formWith, newPdf } from '../../apps/apply/src/documents/testing/pdfs.ts'
import { type Competency, competency, fresh, saving, stored, suggestions } from '../../apps/suggest/test/course.ts'
import { binaries, createPostgresServer, type PostgresServer } from '../../apps/suggest/test/postgres-server.ts'
import { api, type Service, startOn } from '../../apps/suggest/test/service.ts'
import { type Demo, startDemo } from '../../apps/web/test/demo.ts'
import { signInAsDemoPerson } from './demo-sign-in.ts'
import { mayMount, mountSmallDisk, type SmallDisk } from './small-disk.ts'

const applicant = '0d3e0000-0000-4000-8000-000000000011'

if (!mayMount) console.warn('SKIPPED full disks: only root may mount one.')
if (!binaries) console.warn('SKIPPED the full disk of a server: no PostgreSQL from 15 on is installed.')

/** Requests of a signed-in person to apply. */
const openClient = async (address: string) => {
  const { token } = await signInAsDemoPerson(address, applicant)
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    const answer = await fetch(`${address}${path}`, { ...init, headers })
    const text = await answer.text()
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), text }
  }
  const write = (lastName: string) =>
    ask('/api/users/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lastName }),
    })
  const upload = async (sent: Buffer) => ask('/api/applicants/me/documents', { method: 'POST', body: formWith(sent) })
  // The first request of a new identity stores it; later ones need no write.
  expect((await ask('/api/users/me')).status).toBe(200)
  return { ask, write, upload }
}
type Client = Awaited<ReturnType<typeof openClient>>

/** Repeats until refused; returns the last acknowledged answer and the refusal. */
const untilRefused = async <Answer extends { readonly status: number }>(
  work: (round: number) => Promise<Answer>,
): Promise<{ readonly acknowledged: number; readonly refusal: Answer }> => {
  for (let round = 1; ; round++) {
    const refusal = await work(round)
    if (refusal.status >= 300) return { acknowledged: round - 1, refusal }
  }
}

const sorry = (code: RegExp) => ({
  status: 503,
  retryAfter: expect.toSatisfy((seconds: number) => seconds > 0),
  text: expect.stringMatching(new RegExp(`"detail":"[^"]{20,}".*"code":"(?:${code.source})"`)),
})

const expectReading = async (address: string, { ask }: Client): Promise<void> => {
  for (const path of ['/api/users/me', '/api/applicants/me/profile', '/api/jobs', '/health/live', '/health/ready'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  const page = await fetch(`${address}/positions`, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Open positions')])
}

/** On a full disk and afterwards; the service is never restarted. */
const applyChapter = (disk: () => SmallDisk, demo: () => Demo) => {
  let client: Client
  let name = 'Before'
  beforeAll(async () => {
    client = await openClient(demo().address)
    expect((await client.write(name)).status).toBe(200)
  })

  test('apply answers failed saves with 503 and a sentence, and can still be read', async () => {
    disk().fill()
    const { acknowledged, refusal } = await untilRefused(round => client.write(`Number ${round}`))
    if (acknowledged > 0) name = `Number ${acknowledged}`
    expect(refusal).toMatchObject(sorry(/UNAVAILABLE/))
    const uploads = await untilRefused(async () => client.upload(await newPdf(3)))
    expect(uploads.refusal).toMatchObject(sorry(/UNAVAILABLE|STORAGE_UNAVAILABLE/))
    await expectReading(demo().address, client)
  })

  test('apply saves again once there is room, and has kept what it acknowledged', async () => {
    disk().free()
    expect((await client.ask('/api/users/me')).text).toContain(`"lastName":"${name}"`)
    expect((await client.write('Afterwards')).status).toBe(200)
    expect((await client.upload(await newPdf(3))).status).toBe(201)
    await expectReading(demo().address, client)
  })
}

const suggestChapter = (disk: () => SmallDisk, service: () => Service) => {
  const course = fresh()
  const text = 'sort a list '.repeat(50)
  const kept: Competency[] = []
  const saveOne = async () => {
    const one = competency(course, `${text}${kept.length}`)
    const answer = await saving(service(), { competencies: [one] })
    if (answer.status === 200) kept.push(one)
    return answer
  }
  const expectSuggestions = async () => {
    expect((await service().ask('GET', `${api}/health/`)).status).toBe(200)
    expect((await suggestions(service(), text, course)).length).toBeGreaterThan(0)
    expect((await service().ask('GET', `${api}/competency/relations/suggest/${course}`)).status).toBe(200)
    expect(await stored(service(), course)).toEqual(kept)
  }

  test('suggest answers failed saves with the sentence of its contract, and can still be read', async () => {
    await saveOne()
    disk().fill()
    const { refusal } = await untilRefused(saveOne)
    expect(refusal).toMatchObject({ status: 500, json: { detail: 'Save failed' } })
    await expectSuggestions()
  })

  test('suggest saves again once there is room, and has kept what it acknowledged', async () => {
    disk().free()
    await expectSuggestions()
    expect((await saveOne()).status).toBe(200)
    await expectSuggestions()
  })
}

describe.runIf(mayMount)('a full disk of the embedded database', () => {
  let disk: SmallDisk
  let demo: Demo
  let service: Service
  beforeAll(async () => {
    disk = await mountSmallDisk(200)
    demo = await startDemo({ DATA_DIR: disk.path, LOG_LEVEL: 'silent' })
    service = await startOn(`pglite:${join(disk.path, 'suggest')}`)
  })
  afterAll(async () => {
    await demo.stop()
    await service.close()
    await disk.remove()
  })
  applyChapter(
    () => disk,
    () => demo,
  )
  suggestChapter(
    () => disk,
    () => service,
  )
})

describe.runIf(mayMount && binaries)('a full disk of a PostgreSQL server', () => {
  let disk: SmallDisk
  let server: PostgresServer
  let demo: Demo
  let service: Service
  beforeAll(async () => {
    disk = await mountSmallDisk(200)
    server = await createPostgresServer(disk.path)
    await server.start()
    const admin = await open(server.url)
    await sql`create database suggest`.execute(admin.query)
    await admin.close()
    demo = await startDemo({ DATABASE_URL: server.url, LOG_LEVEL: 'silent' })
    service = await startOn(new URL('suggest', server.url).href)
  })
  afterAll(async () => {
    await demo.stop()
    await service.close()
    await server.remove()
    await disk.remove()
  })
  applyChapter(
    () => disk,
    () => demo,
  )
  suggestChapter(
    () => disk,
    () => service,
  )
})
