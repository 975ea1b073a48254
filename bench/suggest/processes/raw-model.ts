import { type Raw, runRaw, startRaw } from '../../embedding/raw.ts'
import { answering } from './part.ts'

export type Embedding = { readonly texts: readonly string[]; readonly seconds: number }

let model: Raw | undefined

/** Only the model with the same texts again and again: texts per second. */
answering<Embedding, number>(async ({ texts, seconds }) => {
  model ??= await startRaw(texts)
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  let embedded = 0
  while (elapsed() < seconds) {
    await runRaw(model)
    embedded += texts.length
  }
  return embedded / elapsed()
})
