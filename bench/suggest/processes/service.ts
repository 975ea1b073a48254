import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { exchange, keepAlive, type Target } from './exchange.ts'

export type Service = {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string>
  target(method: 'GET' | 'POST', path: string, bodies?: readonly unknown[]): Target
  /** The value of one of its metrics. */
  metric(name: string): Promise<number>
  stop(): Promise<void>
}

const key = 'a-key-for-the-benchmarks'
const main = fileURLToPath(new URL('../../../apps/suggest/src/main.ts', import.meta.url))
export const api = '/api/v1'

/** Starts the service as in production: as a separate process that writes its log. */
export const startService = async (settings: Readonly<Record<string, string>>): Promise<Service> => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', API_KEYS: JSON.stringify([key]), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', line => {
      const found = /"address":"([^"]+)"/.exec(line)?.[1]
      if (found) resolve(found)
    })
    lines.on('close', () => reject(new Error('The service ended before it listened.')))
  })
  // From here on the log is read and discarded.
  lines.close()
  child.stdout.resume()
  const headers = { authorization: key, 'content-type': 'application/json' }
  const agent = keepAlive(4)
  const target: Service['target'] = (method, path, bodies = []) => ({
    address,
    method,
    path,
    headers,
    bodies: bodies.map(body => JSON.stringify(body)),
  })
  const ask: Service['ask'] = async (method, path, body) =>
    String(await exchange(agent, target(method, path, body === undefined ? [] : [body]), 0))
  return {
    address,
    headers,
    ask,
    target,
    metric: async name => {
      const line = (await ask('GET', '/metrics')).split('\n').find(one => one.startsWith(`${name} `))
      return Number(line?.split(' ')[1])
    },
    stop: async () => {
      agent.destroy()
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      child.kill()
      await ended
    },
  }
}
