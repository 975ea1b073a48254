import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { audience, startIssuer } from '../../apps/apply/src/people/testing/issuer.ts'
import { startLoad } from '../suggest/bench.ts'
import { describeMachine } from '../suggest/machine.ts'
import { openStores } from '../suggest/stores.ts'
import { type Row, tableOf } from '../suggest/table.ts'
import type { Bench } from './bench.ts'
import { startService } from './processes/service.ts'
import { jobRows } from './rows/jobs.ts'
import { meRows } from './rows/me.ts'

const parts: Readonly<Record<string, (bench: Bench) => Promise<void>>> = { me: meRows, jobs: jobRows }

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: Object.keys(parts) },
    engine: { type: 'string' },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'kolleg-bench-'))
const stores = await openStores(folder)
const issuer = await startIssuer()
const { stop, ...loading } = startLoad()
const rows: Row[] = []
const before = describeMachine()
const started = performance.now()
let services = 0
try {
  for (const engine of stores.engines.filter(one => one.toLowerCase() === (values.engine ?? one).toLowerCase())) {
    const bench: Bench = {
      ...loading,
      rounds: values.quick ? 1 : 5,
      seconds: values.quick ? 2 : 4,
      engine,
      issuer: issuer.issuer,
      tokenOf: sub =>
        issuer.sign({
          sub,
          email: `${sub}@bench.test`,
          email_verified: true,
          exp: Math.floor(Date.now() / 1000) + 24 * 3600,
        }),
      freshStore: () => stores.fresh(engine),
      serve: (url, headers = {}) =>
        startService(
          {
            DATABASE_URL: url,
            DATA_DIR: join(folder, `files-${services++}`),
            OIDC_ISSUER: issuer.issuer,
            OIDC_AUDIENCE: audience,
          },
          headers,
        ),
      report: row => {
        rows.push(row)
        process.stderr.write(`${row.part}: ${row.figure}: ${row.measured}\n`)
      },
    }
    for (const name of values.only) await parts[name]?.(bench)
  }
} finally {
  await stop()
  await issuer.close()
  await stores.close()
  await rm(folder, { recursive: true, force: true })
}
const minutes = ((performance.now() - started) / 60_000).toFixed(0)
const lines = [before, '', tableOf(rows), '', `${minutes} min; at the end: ${describeMachine()}`]
if (stores.skipped) lines.push(`PostgreSQL left out: ${stores.skipped}.`)
process.stdout.write(`${lines.join('\n')}\n`)
