import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '@kolleg/config'
import { type TestDatabase, testDatabase } from '@kolleg/database/testing'
import type { Server } from '@kolleg/front'
import { createApp } from '../../src/app.ts'
import type { Context } from '../../src/context.ts'
import { migrations, type Tables } from '../../src/db/schema.ts'
import { effectsOf } from '../../src/effects.ts'
import { testContext } from './context.ts'
import { audience, startIssuer } from './issuer.ts'

type Options = {
  readonly environment?: Environment
  /** A database shared with others, which is not closed with the service. */
  readonly database?: TestDatabase<Tables>
  /** Replaces the one that only records what is due. */
  readonly outbox?: Context['outbox']
  /** Adds routes before the port is opened. */
  readonly furnish?: (app: Server) => void
}

/** The whole service on its own port, with a database and an identity provider. */
export const openHouse = async ({ environment = {}, database: given, outbox, furnish }: Options = {}) => {
  const issuer = await startIssuer()
  const database = given ?? (await testDatabase<Tables>(migrations))
  const dataDir = await mkdtemp(join(tmpdir(), 'kolleg-house-'))
  const settings = { DATA_DIR: dataDir, OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: audience, ...environment }
  const { context, due } = testContext(database, settings, outbox)
  const { app, operations } = await createApp(context)
  furnish?.(app)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })

  /** Calls as the bearer of a token; anonymous without one. */
  const call = async (path: string, token?: string, { method = 'GET', body, headers = {} }: Call = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : undefined) as Reply }
  }
  return {
    issuer,
    database,
    context,
    address,
    operations,
    /** The effects that changes have scheduled, except letters. */
    due,
    effects: effectsOf(context),
    call,
    close: async () => {
      await app.close()
      await issuer.close()
      context.files.close()
      await rm(dataDir, { recursive: true, force: true })
      if (given === undefined) await database.close()
    },
  }
}

type Call = {
  readonly method?: string
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}
type Reply = Readonly<Record<string, unknown>>
export type House = Awaited<ReturnType<typeof openHouse>>
