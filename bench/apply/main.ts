import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audience, startIssuer } from '../../apps/apply/test/house/issuer.ts'
import { startLoad } from '../suggest/bench.ts'
import { describeMachine } from '../suggest/machine.ts'
import { readOptions } from '../suggest/options.ts'
import { openStores } from '../suggest/stores.ts'
import { type Row, tableOf } from '../suggest/table.ts'
import type { Bench } from './bench.ts'
import { openFilledStores } from './filled-stores.ts'
import { startService } from './processes/service.ts'
import { busyGroupRows } from './rows/busy-group.ts'
import { evaluationRows } from './rows/evaluation.ts'
import { exportRows } from './rows/exports.ts'
import { fileRows } from './rows/files.ts'
import { instanceRows } from './rows/instances.ts'
import { jobRows } from './rows/jobs.ts'
import { meRows } from './rows/me.ts'
import { openJobRows } from './rows/open-jobs.ts'

const parts: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  me: meRows,
  jobs: jobRows,
  evaluation: evaluationRows,
  'busy-group': busyGroupRows,
  exports: exportRows,
  'open-jobs': openJobRows,
  files: fileRows,
  instances: instanceRows,
}

const { isQuick, only, isAsked } = readOptions(Object.keys(parts))
const folder = await mkdtemp(join(tmpdir(), 'kolleg-bench-'))
const stores = await openStores(folder)
const issuer = await startIssuer()
const { stop, ...loading } = startLoad()
const rows: Row[] = []
const before = describeMachine()
const started = performance.now()
let services = 0

const tokenOf = (sub: string): Promise<string> => {
  const exp = Math.floor(Date.now() / 1000) + 24 * 3600
  return issuer.sign({ sub, email: `${sub}@bench.test`, email_verified: true, exp })
}

const measure = async (engine: Bench['engine']): Promise<void> => {
  const building = {
    engine,
    isQuick,
    issuer: issuer.issuer,
    freshStore: () => stores.fresh(engine),
    serve: (url: string) =>
      startService({
        DATABASE_URL: url,
        DATA_DIR: join(folder, `files-${services++}`),
        OIDC_ISSUER: issuer.issuer,
        OIDC_AUDIENCE: audience,
      }),
  }
  const filledStores = openFilledStores(building)
  const bench: Bench = {
    ...loading,
    ...building,
    filledStores,
    rounds: isQuick ? 1 : 5,
    seconds: isQuick ? 1 : 1.2,
    as: async subject => ({ authorization: `Bearer ${await tokenOf(subject)}` }),
    report: row => {
      rows.push(row)
      process.stderr.write(`${row.part}: ${row.figure}: ${row.measured}\n`)
    },
  }
  try {
    for (const name of only) await parts[name]?.(bench)
  } finally {
    await filledStores.close()
  }
}

try {
  for (const engine of stores.engines) if (isAsked(engine)) await measure(engine)
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
