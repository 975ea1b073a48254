import { Refusal } from '@kolleg/config'
import { DatabaseRefusal } from '@kolleg/database'
import { readConfig } from '../../config.ts'
import { completingClusters, reembedding } from '../../courses/reembed.ts'
import { embedderSettings } from '../../embedder-settings.ts'
import { createEmbedder } from '../../embedding/create.ts'
import type { Embedder } from '../../embedding/embedder.ts'
import { countStale } from '../../vectors/stale.ts'
import type { Store } from '../../vectors/store.ts'
import type { Command } from '../command.ts'
import { openStore } from '../service/here.ts'
import { asRunning } from '../service/open.ts'
import { listenForInterruption } from '../terminal/interruption.ts'
import { createProgress } from '../terminal/progress.ts'
import { say, warn } from '../terminal/say.ts'

/** Embeds every stored text with the configured model. Each batch is kept, so the run can be stopped and resumed. */
export const reembed: Command = async ({ environment }) => {
  const config = readConfig(environment)
  const store = await openStore(config).catch(asRunning)
  if (store instanceof DatabaseRefusal)
    throw new Refusal(
      `${store.message}\nThere is no need to stop it for this: a running service embeds them again by itself; its log tells how far it is.`,
    )
  try {
    const embedder = await createEmbedder(embedderSettings(config))
    try {
      await embedder.ready()
      return await reembedAll(store, embedder)
    } finally {
      await embedder.close()
    }
  } finally {
    await store.close()
  }
}

const reembedAll = async (store: Store, embedder: Embedder): Promise<number> => {
  const code = await reembedTexts(store, embedder)
  if (code === 0) await Array.fromAsync(completingClusters(store, embedder.model))
  return code
}

const reembedTexts = async (store: Store, embedder: Embedder): Promise<number> => {
  const total = await store.read(reader => countStale(reader, embedder.model))
  if (total === 0) return say(`Nothing to do: every vector is of ${embedder.model}.`)
  const interruption = listenForInterruption()
  const progress = createProgress(total, 'Embedding')
  let done = 0
  try {
    for await (const batch of reembedding(store, embedder)) {
      done += batch.done
      progress.advance(batch.done)
      if (interruption.asked()) break
    }
  } finally {
    progress.end()
    interruption.ignore()
  }
  if (interruption.asked() && done < total)
    return warn(`Stopped after ${done} of ${total}. Run it again to go on.`, 130)
  return say(`Embedded ${done} texts with ${embedder.model}.`)
}
