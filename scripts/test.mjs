// npm test: sets everything up, runs the checks, then the tests: those of the database on both engines, and the main
// stories in a real browser.
// npm test -- <words> runs only test files whose path contains one of the words, without the checks.
// npm run test:rest runs what npm test leaves out: every page in the browser, in both languages, and the slow tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { privatePostgres } from './postgres.mjs'
import { main, root, setUp, toolEnvironment } from './setup.mjs'

await main(async () => {
  const rest = process.argv.includes('--rest')
  const only = process.argv.slice(2).filter(word => word !== '--rest')
  const node = setUp()
  if (!rest && only.length === 0 && (await run(node, [join(root, 'scripts', 'check.mjs')])) !== 0) return 1

  const mayInstall = process.env.INSTALL_PACKAGES === '1'
  const postgres = rest ? {} : await privatePostgres({ mayInstall, log: console.log })
  const chromium = await findChromium({ mayInstall })
  const folder = mkdtempSync(join(tmpdir(), 'kolleg-test-'))
  const report = join(folder, 'report.json')
  try {
    const vitest = [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...(rest ? ['--project', 'browser*', '--project', 'slow'] : []),
      ...(!rest && only.length === 0 ? ['--project', '!slow'] : []),
      ...only,
    ]
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await run(node, [...vitest, ...reporters], {
      ...(postgres.url && { TEST_DATABASE_URL: postgres.url }),
      ...(chromium.path && { CHROMIUM: chromium.path }),
      ...((rest || only.length > 0) && { EVERY_TEST: '1' }),
    })
    const {
      numPassedTests: passed,
      numTotalTests: total,
      numFailedTests,
      numFailedTestSuites,
    } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = code === 0 ? 0 : numFailedTests || numFailedTestSuites || 1
    if (postgres.skipped) console.log(`\nSKIPPED on PostgreSQL: ${postgres.skipped}`)
    if (chromium.skipped) console.log(`\nSKIPPED in the browser: ${chromium.skipped}`)
    console.log(`\n${passed} passed, ${failed} failed, ${total - passed - numFailedTests} skipped`)
    return code
  } finally {
    rmSync(folder, { recursive: true })
    await postgres.stop?.()
  }
})

async function run(node, words, extra) {
  const child = spawn(node, words, { cwd: root, env: toolEnvironment(extra), stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
