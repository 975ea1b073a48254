import { open } from '@kolleg/database'
import { testEngine } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, type Someone } from '../people/testing/cast.ts'
import { type House, openHouse } from '../people/testing/house.ts'

/** What needs no database, with or without a token. */
const withoutDatabase =
  /^\/(health\/live|metrics|docs|problems|assets|oidc|sign-in|signed-in|api\/openapi\.json|api\/sign-in|api\/site|\*|$)/

const tellServer = async (...statements: readonly string[]) => {
  const server = await open(process.env['TEST_DATABASE_URL'] ?? '')
  for (const statement of statements) await sql.raw(statement).execute(server.query)
  await server.close()
}
const nameOf = ({ database }: House) => new URL(database.url).pathname.slice(1)

describe.runIf(testEngine === 'postgres')('while the database is away', () => {
  let house: House
  let ada: Someone
  const goAway = () =>
    tellServer(
      `alter database ${nameOf(house)} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(house)}'`,
    )
  const comeBack = () => tellServer(`alter database ${nameOf(house)} allow_connections true`)

  beforeAll(async () => {
    house = await openHouse()
    ada = await enter(house, 'Ada', 'ADMIN')
    await goAway()
  })
  afterAll(async () => {
    await comeBack()
    await house.close()
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

  test('every operation asks people who are signed in to come back later', async () => {
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

  test('nothing that is open to everyone fails as if by our mistake', async () => {
    for (const { method, path } of house.operations) {
      const { status } = await answerOf(method, path)
      expect([method, path, status]).not.toEqual([method, path, 500])
    }
    expect(await answerOf('GET', '/api/jobs')).toMatchObject({ status: 503, retryAfter: '5' })
  })

  test('the process says that it is alive, also with a token, and not ready', async () => {
    expect((await answerOf('GET', '/health/live', ada.token)).status).toBe(200)
    expect((await answerOf('GET', '/health/ready', ada.token)).status).toBe(503)
  })

  test('and all is well again once it is back', async () => {
    await comeBack()
    expect((await ada.get('/api/users/me')).status).toBe(200)
    expect((await answerOf('GET', '/health/ready')).status).toBe(200)
    await goAway()
  })
})
