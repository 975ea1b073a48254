import type { Embedder } from '../../apps/suggest/src/embedding/embedder.ts'
import { matterOf } from '../../apps/suggest/src/words/matter.ts'
import type { Exam } from './questions.ts'

/** The similarity of a question to the right passage, and to each of the others. */
export type Outcome = { readonly right: number; readonly others: readonly number[] }

/** Embeds texts as the service does. */
export async function sit(embedder: Embedder, { questions, passages }: Exam): Promise<Outcome[]> {
  const texts = questions.map(question => matterOf(question.text))
  const asked = await embedder.embed(texts, { as: 'query' })
  const stored = await embedder.embed(passages.map(matterOf), { as: 'passage' })
  return asked.map((query, at) => {
    const similarities = stored.map(passage => dot(query, passage))
    const answer = questions[at]?.answer ?? -1
    return { right: similarities[answer] ?? Number.NaN, others: similarities.toSpliced(answer, 1) }
  })
}

/** 1 if every right answer comes first; a tie counts as lost. */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  return mean(outcomes.map(({ right, others }) => 1 / (1 + others.filter(other => other >= right).length)))
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
