// npm start: sets everything up, starts both services with embedded defaults, and prints their addresses.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { saveDemoCourses } from './demo.mjs'
import { main, Refusal, root, setUp, toolEnvironment, whenToldToEnd } from './setup.mjs'

const host = process.env.HOST || '127.0.0.1'
const dataDir = process.env.DATA_DIR || join(root, 'data')
await main(async () => {
  const services = [
    { name: 'apply', port: portOf('APPLY_PORT', 8080), health: '/health/ready' },
    { name: 'suggest', port: portOf('SUGGEST_PORT', 8000), health: '/api/v1/health/' },
  ]
  for (const { name, port } of services) await checkPort(name, port)
  const node = setUp()
  console.log('Starting …')
  const children = services.map(service => start(node, service))
  const stop = stopper(children)
  whenToldToEnd(() => stop(0))
  const ended = Promise.race(children.map(child => once(child, 'exit')))
  const ready = Promise.all(services.map(service => untilHealthy(service, stop)))
  const first = await Promise.race([ready.then(() => 'ready'), ended.then(() => 'ended')])
  if (first === 'ready' && !stop.begun()) {
    const key = suggestKey()
    if (process.env.DEMO !== 'off') await saveDemoCourses(addressOf(services[1]), key)
    console.log(banner(services.map(addressOf), process.env.API_KEYS ? 'as set in API_KEYS' : key))
  }
  await ended
  return await stop(1)
})

function portOf(name, fallback) {
  const given = process.env[name] || String(fallback)
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
  if (port < 1 || port > 65_535) throw new Refusal(`${name} must be a whole number from 1 to 65535.`)
  return port
}

async function checkPort(name, port) {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    const setting = `${name.toUpperCase()}_PORT`
    if (error.code === 'EADDRINUSE')
      throw new Refusal(
        `Port ${port} is already taken: stop the program that uses it, or choose another: ${setting}=${port + 1} npm start`,
      )
    throw new Refusal(
      `Port ${port} on ${host} cannot be opened (${error.code}): choose another with ${setting}, or another address with HOST.`,
    )
  } finally {
    probe.close()
  }
}

/** The child ends when this process is gone, because their channel closes. */
function start(node, { name, port }) {
  return spawn(node, [join(root, 'apps', name, 'src', 'main.ts')], {
    env: toolEnvironment({
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      HOST: host,
      PORT: String(port),
      DATA_DIR: dataDir,
    }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
}

function stopper(children) {
  let stopping
  const stop = code => {
    stopping ??= Promise.all(children.map(end)).then(() => code)
    return stopping
  }
  stop.begun = () => stopping !== undefined
  return stop
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 9500)
  await once(child, 'exit')
  clearTimeout(late)
}

async function untilHealthy({ port, health }, stop) {
  while (!stop.begun()) {
    const answer = await fetch(`http://${host}:${port}${health}`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await pause(100)
  }
}

function addressOf({ port }) {
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
}

function suggestKey() {
  if (process.env.API_KEYS) return JSON.parse(process.env.API_KEYS)[0]
  return readFileSync(join(dataDir, 'suggest', 'development-key'), 'utf8')
}

function banner([apply, suggest], key) {
  return `
  Kolleg is running; Ctrl-C stops it. Its data is kept in ${dataDir}

  apply      ${apply}            the client
             ${apply}/docs       its API
  suggest    ${suggest}/explore    a course as a picture; try course 1 (English) or 2 (German)
             ${suggest}/docs       its API; press Authorize and give it the key
             key: ${key}
`
}
