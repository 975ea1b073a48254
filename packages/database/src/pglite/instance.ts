import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { vector } from '@electric-sql/pglite-pgvector'
import type { Session } from '../engine.ts'
import { binaryOids, readers } from '../values.ts'
import { endLoopOnCrash } from './crash.ts'
import { DurableFiles, durableParameters } from './durable-files.ts'
import { readReplies } from './replies.ts'
import { StartFailure } from './trouble.ts'

/** One running PostgreSQL inside this process. */
export type Instance = {
  readonly run: Session['run']
  readonly crashed: () => boolean
  readonly close: () => Promise<void>
  /** The files of this moment as a tar. */
  readonly image: () => Promise<Buffer<ArrayBuffer>>
}

export const startInMemory = (image: Buffer<ArrayBuffer>) => start({ loadDataDir: new Blob([image]) })

export const startDurable = (cluster: string) =>
  start({ fs: new DurableFiles(cluster), startParams: durableParameters(PGlite.defaultStartParams) })

/** Values come here as they are sent; what has no writer would become text. */
const asItIs = (value: unknown) => value as string

async function start(options: PGliteOptions): Promise<Instance> {
  const words = lastWords()
  try {
    const pglite = await PGlite.create({ ...options, extensions: { vector, btree_gist }, onStderr: words.hear })
    pglite.parsers = readers
    pglite.serializers = Object.fromEntries(binaryOids.map(oid => [oid, asItIs]))
    readReplies(pglite)
    const { crashed } = endLoopOnCrash(pglite)
    const run = running(pglite)
    return {
      run: async (text, parameters) => {
        try {
          return await run(text, parameters)
        } catch (error) {
          if (!crashed()) throw error
          await pglite.fs?.closeFs()
          throw new Error(`The database stopped and will recover: ${words.last()}`, { cause: error })
        }
      },
      crashed,
      close: () => pglite.close(),
      image: async () => {
        await pglite.exec('checkpoint')
        return Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
      },
    }
  } catch (error) {
    throw new StartFailure(words.last(), { cause: error })
  }
}

function running(pglite: PGlite): Session['run'] {
  return async (text, parameters) => {
    const last = parameters.length > 0 ? await pglite.query(text, [...parameters]) : (await pglite.exec(text)).at(-1)
    return { rows: last?.rows ?? [], command: last?.command ?? '', count: last?.rowCount ?? 0 }
  }
}

/** What PostgreSQL wrote to its log before it gave up. */
function lastWords() {
  let words = 'no reason was given'
  const hear = (line: string) => {
    words = /(?:PANIC|FATAL):\s+(.*)/.exec(line)?.[1] ?? words
    return false
  }
  return { hear, last: () => words }
}
