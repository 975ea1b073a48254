import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ask, keys, type Service, settings } from './service.ts'

export type RunningProcess = {
  readonly service: Service
  /** Asks it to stop; returns its exit code and every line of its log. */
  stop(): Promise<{ readonly code: number | null; readonly log: readonly string[] }>
  /** Kills it with -9 and restarts it on the same data. */
  killAndRestart(): Promise<RunningProcess>
  /** Stops it for good and deletes its data. */
  remove(): Promise<void>
}

/** The service as a separate process on its embedded database. */
export const startProcess = async (folder?: string): Promise<RunningProcess> => {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'kolleg-process-')))
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      ...settings,
      LOG_LEVEL: 'info',
      EMBEDDER: 'hash',
      API_KEYS: JSON.stringify(keys),
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const log: string[] = []
  const address = await addressOf(child, log)
  const close = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    service: { address, close, ask: (method, path, sent) => ask(address, method, path, sent) },
    stop: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
      return { code: child.exitCode, log }
    },
    killAndRestart: async () => {
      await close()
      return startProcess(data)
    },
    remove: async () => {
      await close()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Reads the address from the log. */
const addressOf = ({ stdout }: ChildProcess, log: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!stdout) return reject(new Error('The service has no output.'))
    const lines = createInterface(stdout)
    lines.on('line', line => {
      log.push(line)
      const address = /"address":"([^"]+)"/.exec(line)?.[1]
      if (address) resolve(address)
    })
    lines.on('close', () => reject(new Error('The service ended before it listened.')))
  })
