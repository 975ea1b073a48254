// npm run test:long: the tests that need foreign servers, each started on loopback with temporary data and stopped after.
// npm run test:long -- <words> runs only the files whose path holds one of the words, with the servers these need.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { obtain } from './servers/install.mjs'
import { main, Refusal, root, setUp, toolEnvironment } from './setup.mjs'

const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs')]
const config = ['--config', join(root, 'vitest.long.config.ts')]

await main(async () => {
  const words = process.argv.slice(2)
  const node = setUp()
  const files = testFiles(node, words)
  if (files.length === 0) throw new Refusal(`No long test has «${words.join('» or «')}» in its path.`)

  const house = openHouse()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => house.interrupt())
  const folder = mkdtempSync(join(tmpdir(), 'kolleg-long-'))
  try {
    const { env, skipped, broken } = await house.start(neededBy(files))
    const report = join(folder, 'report.json')
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
    rmSync(folder, { recursive: true })
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

/** A test file names its servers: `withServer('s3', …)`. */
function neededBy(files) {
  const names = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/withServer\('([a-z0-9-]+)'/g)].map(([, name]) => name),
  )
  return [...new Set(names)]
}

function openHouse() {
  const running = []
  let child
  let interrupted = false

  const startOne = async name => {
    const { start } = await import(`./servers/${name}.mjs`)
    const from = Date.now()
    const server = await start()
    running.push(server)
    console.log(`${name} runs after ${((Date.now() - from) / 1000).toFixed(1)} s`)
    return server.env
  }

  return {
    interrupted: () => interrupted,
    interrupt: () => {
      interrupted = true
      child?.kill('SIGTERM')
    },
    /** Packages one after the other, then all servers at once; what cannot be had is skipped, what does not start has failed. */
    start: async names => {
      const modules = await Promise.all(names.map(async name => [name, await import(`./servers/${name}.mjs`)]))
      const reasons = modules.map(([name, { packages, refusal }]) => [name, refusal?.() ?? obtain(packages)])
      const skipped = reasons.filter(([, reason]) => reason)
      const able = names.filter(name => !skipped.some(([other]) => other === name))
      const results = await Promise.allSettled(able.map(startOne))
      const broken = results.flatMap((result, i) =>
        result.status === 'rejected' ? [[able[i], result.reason.stack]] : [],
      )
      const env = Object.assign({}, ...results.map(({ value }) => value))
      return { env, skipped, broken }
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
