import type { Embedder } from '../../embedding/embedder.ts'
import { plainText } from '../../words/plain-text.ts'
import type { Competency } from '../course.ts'

/**
 * Adds to the vectors of these competencies what their titles say: the stored ones are of descriptions. Titles are
 * short, so their vectors are not stored. Without a network that has learnt from them they help little.
 */
export async function withTitles<Some extends Pick<Competency, 'title' | 'vector'>>(
  embedder: Pick<Embedder, 'embed' | 'prerequisitesFile'>,
  competencies: readonly Some[],
): Promise<readonly Some[]> {
  if (!embedder.prerequisitesFile) return competencies
  const titles = [...new Set(competencies.map(({ title }) => plainText(title)).filter(Boolean))]
  const vectors = await embedder.embed(titles)
  const vectorOf = new Map(titles.map((title, at) => [title, vectors[at]]))
  return competencies.map(one => {
    const ofTitle = vectorOf.get(plainText(one.title))
    return one.vector && ofTitle ? { ...one, vector: meanOf(one.vector, ofTitle) } : one
  })
}

/** Of unit length; the first of two opposite ones. */
function meanOf(one: Float32Array, other: Float32Array): Float32Array {
  const sum = one.map((value, at) => value + (other[at] ?? 0))
  const length = Math.hypot(...sum)
  return length > 0 ? sum.map(value => value / length) : one
}
