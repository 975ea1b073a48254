import type { Config } from '../../config.ts'
import { embedderAdvice, embedderSettings } from '../../embedder-settings.ts'
import { createEmbedder } from '../../embedding/create.ts'
import { reasonOf } from '../reason.ts'
import { type Finding, well, wrong } from './finding.ts'

type Checked = { readonly model?: string; readonly findings: readonly Finding[] }

/** Embeds a sentence with the configured embedder. */
export const checkEmbedder = async (config: Config): Promise<Checked> => {
  try {
    const embedder = await createEmbedder(embedderSettings(config))
    try {
      await embedder.ready()
      const begun = performance.now()
      await embedder.embed(['Sort a list efficiently.'])
      const ms = Math.round(performance.now() - begun)
      const text = `${embedder.model}, ${embedder.dimensions} dimensions, a sentence in ${ms} ms`
      return { model: embedder.model, findings: [well('embedder', text)] }
    } finally {
      await embedder.close()
    }
  } catch (error) {
    return { findings: [wrong('embedder', `${reasonOf(error)}\nTo mend it: ${embedderAdvice(config)}`)] }
  }
}
