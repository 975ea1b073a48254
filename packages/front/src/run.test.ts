import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const service = fileURLToPath(new URL('../test/service.ts', import.meta.url))

const start = (env: Record<string, string> = {}) => {
  const child = spawn('node', [service], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => (said += String(part)))
  const started = new Promise<void>(resolve => child.stdout?.once('data', () => resolve()))
  return { child, started, said: () => said }
}
const exitOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0]

test.each(['SIGINT', 'SIGTERM'] as const)('%s closes the service and exits with 0', async signal => {
  const { child, started, said } = start()
  await started
  child.kill(signal)
  expect(await exitOf(child)).toBe(0)
  await expect.poll(said).toContain('closed')
})

test('a second Ctrl-C does not cut off the closing', async () => {
  const { child, started, said } = start({ CLOSING_MS: '300' })
  await started
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await exitOf(child)).toBe(0)
  await expect.poll(said).toContain('closed')
})

test('a service ends when the process that started it is gone', async () => {
  const { child, started, said } = start()
  await started
  child.disconnect()
  expect(await exitOf(child)).toBe(0)
  await expect.poll(said).toContain('closed')
})

test('a refusal prints only its sentence and exits with 1', async () => {
  const { child, said } = start({ REFUSE: 'yes' })
  expect(await exitOf(child)).toBe(1)
  await expect.poll(said).toBe('Set REFUSE to nothing.\n')
})
