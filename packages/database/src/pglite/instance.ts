import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { vector } from '@electric-sql/pglite-pgvector'
import type { Exchange } from './conversation.ts'
import { endLoopOnCrash } from './crash.ts'
import { DurableFiles, durableParameters } from './durable-files.ts'
import { StartFailure } from './trouble.ts'

/** One running PostgreSQL. */
export type Instance = {
  readonly exchange: Exchange
  readonly crashed: () => boolean
  readonly close: () => Promise<void>
}

export const startInMemory = (image: Buffer<ArrayBuffer>) => start({ loadDataDir: new Blob([image]) })

export const startDurable = (cluster: string) =>
  start({ fs: new DurableFiles(cluster), startParams: durableParameters(PGlite.defaultStartParams) })

/** The database in memory also gives its files of this moment, as a tar. */
async function start(
  options: PGliteOptions,
): Promise<Instance & { readonly files: () => Promise<Buffer<ArrayBuffer>> }> {
  const words = lastWords()
  try {
    const pglite = await PGlite.create({ ...options, extensions: { vector, btree_gist }, onStderr: words.hear })
    const { crashed } = endLoopOnCrash(pglite)
    return {
      exchange: async (question, hear) => {
        try {
          // The bytes that PGlite hands over lie in the memory of PostgreSQL, which goes on writing there.
          const onRawData = (bytes: Uint8Array) => hear(new Uint8Array(bytes))
          await pglite.execProtocolRawStream(question, { syncToFs: false, onRawData })
        } catch (error) {
          if (!crashed()) throw error
          await pglite.fs?.closeFs()
          throw new Error(`The database stopped and will recover: ${words.last()}`, { cause: error })
        }
      },
      crashed,
      close: () => pglite.close(),
      files: async () => Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()),
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
