// npm run test:long: the tests that need foreign servers, each started on loopback with temporary data and stopped
// afterwards.
// npm run test:long -- <words> runs only files whose path contains one of the words, with the servers these need.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { obtain } from './servers/install.mjs'
import { openWorkbench } from './servers/workbench.mjs'
import { main, Refusal, root, setUp, toolEnvironment } from './setup.mjs'

const servers = {
  'identity-provider': () => import('./servers/identity-provider.mjs'),
  s3: () => import('./servers/s3.mjs'),
  mail: () => import('./servers/mail.mjs'),
  'postgres-replica': () => import('./servers/postgres-replica.mjs'),
  images: () => import('./servers/images.mjs'),
  units: () => import('./servers/units.mjs'),
  checkers: () => import('./servers/checkers.mjs'),
  readers: () => import('./servers/readers.mjs'),
  generators: () => import('./servers/generators.mjs'),
  'pdf-tools': () => import('./servers/pdf-tools.mjs'),
}
const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs')]
const config = ['--config', join(root, 'vitest.long.config.ts')]

await main(async () => {
  const words = process.argv.slice(2)
  const node = setUp()
  const files = testFiles(node, words)
  if (files.length === 0) throw new Refusal(`No long test has «${words.join('» or «')}» in its path.`)

  const house = openServers()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => house.interrupt())
  const bench = openWorkbench('long')
  try {
    const { env, skipped, broken } = await house.start(neededBy(files))
    const report = join(bench.folder, 'report.json')
    const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]
    const code = await house.run(node, [...vitest, 'run', ...config, ...reporters, ...words], env)
    if (house.interrupted()) return 130
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    for (const [server, reason] of skipped) console.log(`\nSKIPPED ${server}: ${reason}`)
    for (const [server, reason] of broken) console.log(`\nFAILED to start ${server}: ${reason}`)
    const failed = numFailedTests + broken.length + (code !== 0 && numFailedTests === 0 ? 1 : 0)
    console.log(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`)
    return failed === 0 ? 0 : 1
  } finally {
    await house.stop()
    await bench.close()
  }
})

function testFiles(node, words) {
  const { stdout, stderr, status } = spawnSync(
    node,
    [...vitest, 'list', '--filesOnly', '--json', ...config, ...words],
    {
      cwd: root,
      env: toolEnvironment(),
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Refusal(`The long tests cannot be listed:\n${stderr}`)
  return JSON.parse(stdout).map(({ file }) => file)
}

/** A test file names its servers: `server('s3')`. */
function neededBy(files) {
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
  return Object.keys(servers).filter(name => text.includes(`server('${name}')`))
}

/** The servers and the test run, which one signal ends in order. */
function openServers() {
  const running = []
  let child
  let interrupted = false

  const startOne = async ({ name, start }) => {
    const from = Date.now()
    const server = await start()
    running.push(server)
    console.log(`${name} runs after ${((Date.now() - from) / 1000).toFixed(1)} s`)
    return server.env
  }

  return {
    interrupted: () => interrupted,
    interrupt: () => {
      if (!interrupted) console.log('Stopping …')
      interrupted = true
      child?.kill('SIGTERM')
    },
    /**
     * Installs packages one server at a time, then starts all servers at once. An unavailable server is skipped; one
     * that does not start is a failure.
     */
    start: async names => {
      const able = []
      const skipped = []
      for (const name of interrupted ? [] : names) {
        const { packages, refusal, start } = await servers[name]()
        const reason = refusal?.() ?? (await obtain(packages))
        if (reason) skipped.push([name, reason])
        else able.push({ name, start })
      }
      const results = await Promise.allSettled(interrupted ? [] : able.map(startOne))
      const broken = results.flatMap(({ reason }, i) => (reason ? [[able[i].name, reason.stack]] : []))
      return { env: Object.assign({}, ...results.map(({ value }) => value)), skipped, broken }
    },
    run: async (node, words, env) => {
      if (interrupted) return 130
      child = spawn(node, words, { cwd: root, env: toolEnvironment(env), stdio: 'inherit' })
      const [code] = await once(child, 'exit')
      return code ?? 1
    },
    stop: () => Promise.all(running.map(({ stop }) => stop())),
  }
}
