import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { open } from '@kolleg/database'
import { type TestDatabase, testDatabase, testDatabaseIn, testEngine } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { migrations, type Tables } from '../db/schema.ts'
import { own } from '../sign-in/testing/setting.ts'

/** Paths that need no database, with or without a token. */
const withoutDatabase =
  /^\/(health\/live|metrics|docs|problems|assets|oidc|sign-in|signed-in|api\/openapi\.json|api\/sign-in|api\/site|\*|$)/

type Going = {
  readonly database: TestDatabase<Tables>
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
  readonly remove: () => Promise<void>
}

const tell = async (...statements: readonly string[]): Promise<void> => {
  const server = await open(process.env['TEST_DATABASE_URL'] ?? '')
  for (const statement of statements) await sql.raw(statement).execute(server.query)
  await server.close()
}

/** A database server that refuses every connection. */
const onServer = async (): Promise<Going> => {
  const database = await testDatabase<Tables>(migrations)
  const name = new URL(database.url).pathname.slice(1)
  return {
    database,
    goAway: () =>
      tell(
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    comeBack: () => tell(`alter database ${name} allow_connections true`),
    remove: () => database.close(),
  }
}

/** A database directory that was moved away. */
const inDirectory = async (): Promise<Going> => {
  const folder = await mkdtemp(join(tmpdir(), 'kolleg-away-'))
  const [place, elsewhere] = [join(folder, 'database'), join(folder, 'elsewhere')]
  const database = await testDatabaseIn<Tables>(place)
  await database.migrate(migrations)
  return {
    database,
    goAway: () => rename(place, elsewhere),
    comeBack: () => rename(elsewhere, place),
    remove: async () => {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

describe('while the database is away', () => {
  let house: House
  /** A second service with its own identity provider. */
  let setting: House
  let ada: Someone
  let going: Going

  beforeAll(async () => {
    going = await (testEngine === 'postgres' ? onServer() : inDirectory())
    house = await openHouse({ database: going.database })
    setting = await openHouse({ database: going.database, environment: own })
    ada = await enter(house, 'Ada', 'ADMIN')
    await going.goAway()
  })
  afterAll(async () => {
    await going.comeBack()
    await Promise.all([house.close(), setting.close()])
    await going.remove()
  })

  const id = '00000000-0000-4000-8000-000000000000'
  const answerOf = async (method: string, path: string, token?: string) => {
    const answer = await fetch(`${house.address}${path.replaceAll(/:\w+/g, id).replace('*', '')}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), accept: 'application/json' },
    })
    const text = await answer.text()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text }
  }

  test('every operation asks signed-in people to come back later', async () => {
    const asked = house.operations.filter(
      ({ method, path }) => method !== 'HEAD' && !withoutDatabase.test(path) && path !== '/health/ready',
    )
    expect(asked.length).toBeGreaterThan(150)
    for (const { method, path } of asked) {
      const { status, retryAfter, text } = await answerOf(method, path, ada.token)
      expect([method, path, status, retryAfter]).toEqual([method, path, 503, '5'])
      expect(JSON.parse(text)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
    }
  })

  test('no public page fails with an internal error', async () => {
    for (const { method, path } of house.operations) {
      const { status } = await answerOf(method, path)
      expect([method, path, status]).not.toEqual([method, path, 500])
    }
    expect(await answerOf('GET', '/api/jobs')).toMatchObject({ status: 503, retryAfter: '5' })
  })

  test('the process reports that it is alive but not ready, also with a token', async () => {
    expect((await answerOf('GET', '/health/live', ada.token)).status).toBe(200)
    expect((await answerOf('GET', '/health/ready', ada.token)).status).toBe(503)
  })

  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'accept-language': 'de' }
  const opened = async (path: string, { address } = house, init: RequestInit = {}) => {
    const answer = await fetch(`${address}${path}`, { headers: browser, redirect: 'manual', ...init })
    const { status, headers } = answer
    const [type] = headers.get('content-type')?.split(';') ?? []
    return {
      status,
      type,
      retryAfter: headers.get('retry-after'),
      kept: headers.get('cache-control'),
      text: await answer.text(),
    }
  }
  const sorry = {
    status: 503,
    type: 'text/html',
    retryAfter: '5',
    kept: expect.stringContaining('no-store'),
    text: expect.stringMatching(/<html lang="de">.*Der Dienst erreicht seine Daten im Augenblick nicht\./s),
  }
  const unsubscribe = `/unsubscribe/${id}/INTERVIEW_REMINDER/key`

  test.each([
    '/',
    '/positions',
    '/de/positions?query=a',
    `/positions/${id}`,
    `/de/groups/${id}`,
    `/api/jobs/${id}/pdf`,
    '/api/jobs/feed.atom',
    '/api/calendar/secret.ics',
    '/sitemap.xml',
    '/dev/mailbox',
    '/dev/mailbox/1',
    '/dev/mailbox/1/html',
    unsubscribe,
  ])('a person who opens %s reads that they may try again, and that page is not cached', async path => {
    expect(await opened(path)).toEqual(sorry)
  })

  test('a person who signs in reads it in the language they chose', async () => {
    const asked = new URLSearchParams({ client_id: 'kolleg', response_type: 'code', scope: 'openid', ui_locales: 'de' })
    const english = { headers: { ...browser, 'accept-language': 'en' } }
    expect(await opened(`/oidc/auth?${asked.toString()}`, setting, english)).toEqual(sorry)
    expect((await opened('/de/positions', setting, english)).text).toContain('<html lang="de">')
    expect((await opened('/en/positions', setting)).text).toContain('The service cannot reach its data just now.')
  })

  test('no page of the service shows a browser a problem in JSON', async () => {
    const wrong: unknown[] = []
    for (const { method, path } of [...house.operations, ...setting.operations]) {
      if (method !== 'GET' || path === '/health/ready') continue
      const { status, type } = await opened(path.replaceAll(/:\w+/g, id).replace('*', ''))
      if (status >= 500 && (status !== 503 || type !== 'text/html')) wrong.push({ path, status, type })
    }
    expect(wrong).toEqual([])
  })

  test('programs get the problem as JSON everywhere', async () => {
    const json = { status: 503, type: 'application/problem+json', retryAfter: '5' }
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json, text/html;q=0.5' }])
      expect(await opened('/api/jobs', house, { headers })).toMatchObject(json)
    expect(
      await opened('/api/jobs', house, { headers: { ...browser, authorization: `Bearer ${ada.token}` } }),
    ).toMatchObject(json)
    expect(await opened('/oidc/token', setting, { method: 'POST', headers: {} })).toMatchObject(json)
  })

  test('a person whose form could not be saved reads so, and a mail program that posts one is asked to retry', async () => {
    expect(await opened(unsubscribe, house, { method: 'POST', headers: browser })).toEqual(sorry)
    expect(await opened(unsubscribe, house, { method: 'POST', headers: {} })).toMatchObject({
      status: 503,
      type: 'application/problem+json',
      retryAfter: '5',
    })
  })

  test('everything works again once the database is back', async () => {
    await going.comeBack()
    expect((await ada.get('/api/users/me')).status).toBe(200)
    expect((await answerOf('GET', '/health/ready')).status).toBe(200)
    expect(await opened('/positions')).toMatchObject({ status: 200, text: expect.stringContaining('Offene Stellen') })
    await going.goAway()
  })
})
