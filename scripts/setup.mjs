// Runs on the host's Node (20 or newer) before anything is installed: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.kolleg-installed')
const oldestNode = [22, 18]

/** A reason to stop that a person can mend; its message is one sentence. */
export class Refusal extends Error {}

/** Installs and builds what is missing or stale; returns the Node that runs TypeScript. */
export const setUp = () => {
  install()
  const node = findNode()
  buildWeb(node)
  return node
}

/** For production: keeps an installation without development tools. */
export const setUpToRun = () => (isForProduction() ? findNode() : setUp())

/**
 * Someone has run `npm ci --omit=dev` since package-lock.json changed; the first file is npm's record of its
 * installation.
 */
const isForProduction = () => {
  const installed = join(modules, '.package-lock.json')
  if (!existsSync(installed) || existsSync(join(modules, 'vitest'))) return false
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Runs a script's main function: a refusal prints one sentence and exits with code 1. */
export const main = async work => {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Calls `end` on a signal, and when npm or the shell that started this script ends, which may send no signal. */
export const whenToldToEnd = end => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref()
}

/**
 * The environment in which the installed Node and its tools come first. Without the threshold the C library keeps what
 * the threads have freed for itself, 100 MB and more.
 */
export const toolEnvironment = extra => ({
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
  PATH: `${join(modules, '.bin')}:${process.env.PATH}`,
  ...extra,
})

const install = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing what Kolleg needs (once, about a minute) …')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { status, stderr, error } = spawnSync(npm[0], [...npm.slice(1), 'ci', '--loglevel=error', '--no-progress'], {
    cwd: root,
    // onnxruntime would download CUDA libraries; the CPU ones are in the package.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status === 0) {
    writeFileSync(stamp, wanted)
    return
  }
  const said = stderr ?? String(error)
  if (said.includes('ENOSPC')) throw new Refusal('The disk is full: free about 1.5 GB and run the command again.')
  throw new Refusal(
    `${said.trim()}\nInstalling failed: see above, check that npm reaches its registry, and run the command again.`,
  )
}

const findNode = () => {
  const installed = join(modules, '.bin', 'node')
  const found = [installed, process.execPath].find(node => isRecent(versionOf(node)))
  if (found) return found
  throw new Refusal(
    `Kolleg brings its own Node on Linux x64 and arm64 only; on ${process.platform} ${process.arch} it needs Node ` +
      `${oldestNode.join('.')} or newer and found ${process.version}: install Node 24 and run the command again.`,
  )
}

const versionOf = node => {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return (stdout ?? '').trim().replace('v', '').split('.').map(Number)
}

const isRecent = ([major = 0, minor = 0]) =>
  major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])

const buildWeb = node => {
  const web = join(root, 'apps', 'web')
  // Written last, so that an interrupted build is repeated.
  const built = join(web, 'dist', 'server-rendered', 'files.json')
  const types = join(web, 'src', 'api', 'apply.gen.ts')
  const described = ['openapi-apply.json', 'letters.json', 'application-states.json'].map(name =>
    join(root, 'docs', 'mirrors', name),
  )
  const newest = Math.max(...[...sources(web), ...described].map(file => statSync(file).mtimeMs))
  if (existsSync(types) && existsSync(built) && statSync(built).mtimeMs >= newest) return
  console.error('Building the web client …')
  const vite = createRequire(join(web, 'package.json'))
    .resolve('vite/package.json')
    .replace(/package.json$/, 'bin/vite.js')
  // Always a production build: the rendering code of a development build is not available in the service.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], { cwd: web, env, stdio: 'inherit' })
  if (status !== 0) throw new Refusal('Building the web client failed: see above.')
}

const sources = folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules')
    .flatMap(entry => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]))
