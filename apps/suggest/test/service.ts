import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@kolleg/database/testing'
import { start } from '../src/start.ts'

export type Answer = {
  readonly status: number
  readonly type: string | null
  readonly headers: Headers
  readonly text: string
  /** The reply as JSON; undefined if it is not JSON. */
  readonly json: unknown
}

export type Sent = {
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent unchanged, instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
  /** The Authorization header; null for none. */
  readonly key?: string | null
}

export type Service = {
  readonly address: string
  ask(method: string, path: string, sent?: Sent): Promise<Answer>
  close(): Promise<void>
}

export const keys = ['a-key-that-is-long-enough', 'another-key-long-enough'] as const
export const api = '/api/v1'

/** The settings that every test service needs. */
export const settings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', NODE_ENV: 'test' } as const

/** A service on a free port, with a fresh database of the engine under test. */
export const startService = async (environment: Readonly<Record<string, string>> = {}): Promise<Service> => {
  const database = await freshDatabase()
  try {
    const service = await startOn(database.url, environment)
    const close = async () => {
      await service.close()
      await database.drop()
    }
    return { ...service, close }
  } catch (error) {
    await database.drop()
    throw error
  }
}

export const startOn = async (url: string, environment: Readonly<Record<string, string>> = {}): Promise<Service> => {
  const { address, close } = await start({
    ...settings,
    EMBEDDER: 'hash',
    API_KEYS: JSON.stringify(keys),
    DATABASE_URL: url,
    ...environment,
  })
  return { address, close, ask: (method, path, sent) => ask(address, method, path, sent) }
}

export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** Persistent: a second service can be started on it after the first. */
export const freshDatabase = async (form: 'passing' | 'lasting' = 'passing'): Promise<FreshDatabase> => {
  if (process.env['ENGINE'] === 'postgres') {
    const database = await testDatabase()
    return { url: database.url, drop: () => database.close() }
  }
  if (form === 'passing') return { url: 'pglite::memory:', drop: async () => {} }
  const directory = await mkdtemp(join(tmpdir(), 'kolleg-suggest-'))
  return { url: `pglite:${join(directory, 'database')}`, drop: () => rm(directory, { recursive: true, force: true }) }
}

export const ask = async (
  address: string,
  method: string,
  path: string,
  { body, raw, headers = {}, key = keys[0] }: Sent = {},
): Promise<Answer> => {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const reply = await fetch(new URL(path, address), {
    method,
    redirect: 'manual',
    headers: {
      ...(key !== null && { authorization: key }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  })
  const text = await reply.text()
  const type = reply.headers.get('content-type')
  return {
    status: reply.status,
    type,
    headers: reply.headers,
    text,
    json: type?.includes('json') ? read(text) : undefined,
  }
}

const read = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))
