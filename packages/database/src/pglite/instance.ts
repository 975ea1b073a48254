import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { vector } from '@electric-sql/pglite-pgvector'
import type { Session } from '../engine.ts'
import { conversing } from './conversation.ts'
import { endLoopOnCrash } from './crash.ts'
import { DurableFiles, durableParameters } from './durable-files.ts'
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

async function start(options: PGliteOptions): Promise<Instance> {
  const words = lastWords()
  try {
    const pglite = await PGlite.create({ ...options, extensions: { vector, btree_gist }, onStderr: words.hear })
    const { crashed } = endLoopOnCrash(pglite)
    const run = conversing(pglite)
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
        await run('checkpoint', [])
        return Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
      },
    }
  } catch (error) {
    throw new StartFailure(words.last(), { cause: error })
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
