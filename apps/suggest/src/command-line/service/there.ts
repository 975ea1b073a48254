import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Environment, Refusal } from '@kolleg/config'
import type { Config } from '../../config.ts'
import { type Service, serviceOver } from './service.ts'
import { retryWhileBusy } from './while-busy.ts'

/** A running service, over HTTP. While it is busy, requests wait. */
export const serviceThere = (address: string, key: string): Service => {
  const base = address.replace(/\/+$/, '')
  const headers = { authorization: key, 'content-type': 'application/json' }
  return serviceOver(
    async ({ method, path, body }) => {
      try {
        const answer = await retryWhileBusy(() =>
          fetch(`${base}/api/v1${path}`, { method, headers, ...(body !== undefined && { body }) }),
        )
        return { status: answer.status, text: await answer.text() }
      } catch (cause) {
        throw new Refusal(`No service answers at ${base}: start it, or name another with --url.`, { cause })
      }
    },
    { beyond: async () => undefined, close: async () => {} },
  )
}

/** The address where the configured service listens. */
export const addressOf = ({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string => {
  const host = hostOf(HOST)
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** Replaces a wildcard address with one that a client can connect to. */
export const hostOf = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

/** Finds a key that the configured service accepts. */
export const keyOf = async (config: Config, environment: Environment, given?: string): Promise<string> => {
  const known = given ?? environment['SUGGEST_KEY'] ?? config.API_KEYS[0]
  if (known) return known
  try {
    return (await readFile(join(config.dataDir, 'development-key'), 'utf8')).trim()
  } catch {
    throw new Refusal('A key is needed to ask the service: name it with --key or SUGGEST_KEY.')
  }
}

export const isAnswering = async (address: string): Promise<boolean> => {
  const answer = await fetch(`${address}/api/v1/health`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined)
  const text = await answer?.text()
  return text?.includes('"vector_store"') ?? false
}
