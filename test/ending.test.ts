import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const setup = fileURLToPath(new URL('../scripts/setup.mjs', import.meta.url))
const script = `
  const { whenToldToEnd } = await import(${JSON.stringify(setup)})
  whenToldToEnd(signal => { console.log('ended by ' + signal); process.exit() })
  setInterval(() => {}, 1000)
  console.log('at work')`

/** As npm runs a script: through a shell, the only process that npm signals. */
const throughShell = (environment: NodeJS.ProcessEnv) =>
  spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$SCRIPT"; exit'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('a script ends with the shell in which npm started it', async () => {
  const shell = throughShell({ npm_lifecycle_event: 'start' })
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('at work')
  const ended = once(shell, 'exit')
  shell.kill('SIGTERM')
  await ended
  expect((await lines.next()).value).toBe('ended by SIGTERM')
})
