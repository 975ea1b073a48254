import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, serve, startBare, startLoad } from './bench.ts'
import { describeMachine } from './machine.ts'
import { readOptions } from './options.ts'
import { clusterRows } from './rows/cluster.ts'
import { coldRows } from './rows/cold.ts'
import { courseRows } from './rows/courses.ts'
import { embeddingRows } from './rows/embedding.ts'
import { healthRows } from './rows/health.ts'
import { memoryRows } from './rows/memory.ts'
import { neighbourRows } from './rows/neighbours.ts'
import { relationRows } from './rows/relations.ts'
import { saveRows } from './rows/save.ts'
import { sizeRows } from './rows/size.ts'
import { suggestRows } from './rows/suggest.ts'
import { writerRows } from './rows/writers.ts'
import { openStores } from './stores.ts'
import { type Row, tableOf } from './table.ts'

const parts: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  suggest: suggestRows,
  courses: async bench => memoryRows(bench, await courseRows(bench)),
  embedding: embeddingRows,
  relations: relationRows,
  save: saveRows,
  writers: writerRows,
  cluster: clusterRows,
  health: healthRows,
  neighbours: neighbourRows,
  size: bench => sizeRows(bench, size),
  cold: bench => coldRows(bench, size),
}

const { isQuick, only, size, isAsked } = readOptions(Object.keys(parts))
const folder = await mkdtemp(join(tmpdir(), 'kolleg-bench-'))
const stores = await openStores(folder)
const { stop, ...loading } = startLoad()
const running: { stop(): Promise<void> }[] = []
/** Stops whatever was started, even if a measurement fails. */
const watched = async <Started extends { stop(): Promise<void> }>(starting: Promise<Started>): Promise<Started> => {
  const started = await starting
  running.push(started)
  return started
}
const rows: Row[] = []
const report = (row: Row): void => {
  rows.push(row)
  process.stderr.write(`${row.part}: ${row.figure}: ${row.measured}\n`)
}
const before = describeMachine()
const started = performance.now()
try {
  for (const engine of stores.engines.filter(isAsked)) {
    const bench: Bench = {
      ...loading,
      rounds: isQuick ? 1 : 5,
      seconds: isQuick ? 2 : 3,
      engine,
      freshStore: () => stores.fresh(engine),
      serve: (...given) => watched(serve(...given)),
      bare: (...given) => watched(startBare(...given)),
      report,
    }
    for (const name of only) await parts[name]?.(bench)
  }
} finally {
  for (const one of running) await one.stop()
  await stop()
  await stores.close()
  await rm(folder, { recursive: true, force: true })
}
const minutes = ((performance.now() - started) / 60_000).toFixed(0)
const lines = [before, '', tableOf(rows), '', `${minutes} min; at the end: ${describeMachine()}`]
if (stores.skipped) lines.push(`PostgreSQL left out: ${stores.skipped}.`)
process.stdout.write(`${lines.join('\n')}\n`)
