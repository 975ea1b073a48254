import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { exchange, keepAlive, type Target } from '../../suggest/processes/exchange.ts'

const main = fileURLToPath(new URL('../../../apps/apply/src/main.ts', import.meta.url))

type Headers = Readonly<Record<string, string>>

/** The service over a store. */
export type RunningService = {
  readonly address: string
  readonly dataDir: string
  readonly target: (path: string, headers?: Headers) => Target
  /** CPU milliseconds so far. */
  readonly cpuMs: () => Promise<number>
  readonly stop: () => Promise<void>
}

type Settings = { readonly DATA_DIR: string } & Readonly<Record<string, string>>

/** Starts the service as in production: as a separate process that writes its log. */
export const startService = async (settings: Settings): Promise<RunningService> => {
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
  // From here on the log is read and discarded.
  lines.close()
  child.stdout.resume()
  const agent = keepAlive(1)
  const target: RunningService['target'] = (path, headers = {}) => ({
    address,
    method: 'GET',
    path,
    headers,
    bodies: [],
  })
  return {
    address,
    dataDir: settings.DATA_DIR,
    target,
    cpuMs: async () => {
      const figures = String(await exchange(agent, target('/metrics'), 0))
      const line = figures.split('\n').find(one => one.startsWith('process_cpu_seconds_total '))
      return 1000 * Number(line?.split(' ')[1])
    },
    stop: async () => {
      agent.destroy()
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      child.kill()
      await ended
    },
  }
}
