import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { exchange, keepAlive } from '../../suggest/processes/exchange.ts'
import type { Service } from '../../suggest/processes/service.ts'

const main = fileURLToPath(new URL('../../../apps/apply/src/main.ts', import.meta.url))

type Settings = Readonly<Record<string, string>>

/** The service as it is started in the field: its own process, logging as it does; called with these headers. */
export const startService = async (settings: Settings, headers: Settings): Promise<Service> => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: 'off', ...settings },
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
  // From here on the log is read and let go.
  lines.close()
  child.stdout.resume()
  const agent = keepAlive(4)
  const target: Service['target'] = (method, path) => ({ address, method, path, headers, bodies: [] })
  const ask: Service['ask'] = (method, path) => exchange(agent, target(method, path), 0)
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
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
