// npm run check: format, lint with the import arrows, types, unused code. Every step runs, so that one look names every fault.
import { spawnSync } from 'node:child_process'
import { main, root, setUp, toolEnvironment } from './setup.mjs'

const steps = {
  format: ['biome', 'check', '--error-on-warnings'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  types: ['tsc'],
  'types of the client': ['tsc', '-p', 'apps/web'],
  'unused code': ['knip'],
}

await main(() => {
  setUp()
  const results = Object.entries(steps).map(([name, [tool, ...words]]) => {
    const { status, stdout, stderr } = spawnSync(tool, words, { cwd: root, env: toolEnvironment(), encoding: 'utf8' })
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
    if (status !== 0) console.log(`${stdout}${stderr}`)
    return status
  })
  return results.every(status => status === 0) ? 0 : 1
})
