import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import type { Engine, Session } from '../engine.ts'
import { readers } from '../values.ts'
import { prepareCluster } from './cluster.ts'
import { lockDirectory } from './directory.ts'
import { DurableFiles, durableParameters } from './durable-files.ts'
import { clusterImage } from './image.ts'
import { refusalOf } from './trouble.ts'
import { turns } from './turns.ts'

export async function memoryEngine(): Promise<Engine> {
  const loadDataDir = new Blob([new Uint8Array(await clusterImage())])
  return engine(await PGlite.create({ loadDataDir, extensions: { vector } }), () => {})
}

export async function durableEngine(place: string): Promise<Engine> {
  const directory = resolve(place)
  const lock = lockDirectory(directory)
  try {
    return engine(await start(await prepareCluster(directory)), () => lock.release())
  } catch (error) {
    lock.release()
    throw refusalOf(directory, error)
  }
}

const start = (cluster: string) =>
  PGlite.create({
    fs: new DurableFiles(cluster),
    extensions: { vector },
    startParams: durableParameters(PGlite.defaultStartParams),
  })

function engine(pglite: PGlite, afterwards: () => void): Engine {
  pglite.parsers = readers
  pglite.serializers = {}
  const turn = turns()
  let closing: Promise<void> | undefined
  return {
    name: 'pglite',
    acquire: async () => {
      if (closing) throw new Error('The database is closed.')
      return session(pglite, await turn())
    },
    close: () =>
      (closing ??= turn()
        .then(() => pglite.close())
        .finally(afterwards)),
  }
}

function session(pglite: PGlite, release: () => void): Session {
  return {
    run: async (text, parameters) => {
      const last = parameters.length > 0 ? await pglite.query(text, [...parameters]) : (await pglite.exec(text)).at(-1)
      return { rows: last?.rows ?? [], command: last?.command ?? '', count: last?.rowCount ?? 0 }
    },
    release,
  }
}
