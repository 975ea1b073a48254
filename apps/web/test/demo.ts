import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../apply/src/main.ts', import.meta.url))
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The installed browser; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', ...places].find(place => place !== '' && existsSync(place))

const freePort = async (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return await promise
}

export type Demo = { readonly address: string; readonly stop: () => Promise<void> }

/** Starts apply with its demo and its own data directory. */
export const startDemo = async (settings: Readonly<Record<string, string>> = {}): Promise<Demo> => {
  if (!existsSync(new URL('../dist/index.html', import.meta.url)))
    throw new Error('The client is not built: run npm run setup.')
  const folder = await mkdtemp(join(tmpdir(), 'kolleg-browser-'))
  const port = await freePort()
  const usual = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'on', NODE_ENV: '' }
  const env = { ...process.env, ...usual, ...settings }
  const apply = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(apply, 'exit')
  const address = `http://127.0.0.1:${port}`
  await Promise.race([untilReady(address), ended.then(() => Promise.reject(new Error('apply did not start.')))])
  return {
    address,
    stop: async () => {
      apply.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

const untilReady = async (address: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await pause(100)
  }
}
