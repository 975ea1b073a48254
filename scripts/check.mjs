// npm run check: format, lint with the import arrows, the floors of apply, types, unused code. Every step runs, so that
// one run names every fault.
import { execFile } from 'node:child_process'
import { main, root, setUp, toolEnvironment } from './setup.mjs'

const steps = {
  format: ['biome', 'check', '--error-on-warnings'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  floors: ['node', 'scripts/floors.mjs'],
  types: ['tsc'],
  'types of the client': ['tsc', '-p', 'apps/web'],
  'unused code': ['knip'],
}

await main(async () => {
  setUp()
  const running = Object.entries(steps).map(async ([name, [tool, ...words]]) => ({ name, ...(await run(tool, words)) }))
  let sound = true
  for (const step of running) {
    const { name, failed, said } = await step
    console.log(`${failed ? 'FAIL' : 'ok  '} ${name}`)
    if (failed) console.log(said)
    sound &&= !failed
  }
  return sound ? 0 : 1
})

/** Most tools use one core, so they run in parallel. */
function run(tool, words) {
  return new Promise(resolve => {
    execFile(tool, words, { cwd: root, env: toolEnvironment(), maxBuffer: Infinity }, (failed, stdout, stderr) =>
      resolve({ failed, said: stdout + stderr }),
    )
  })
}
