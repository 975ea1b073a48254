import type { Embedder } from '../../embedding/embedder.ts'
import { packed } from '../../vectors/packed.ts'
import { piecesOf } from '../../vectors/pages.ts'
import { plainText } from '../../words/plain-text.ts'
import type { Competency } from '../course.ts'

/**
 * Adds to the vectors of these competencies what their titles say: the stored ones are of descriptions. Titles are
 * short, so their vectors are not stored. Without a network that has learnt from them they help little.
 */
export async function withTitles<Some extends Pick<Competency, 'title' | 'vector'>>(
  embedder: Pick<Embedder, 'embed' | 'prerequisitesFile'>,
  competencies: readonly Some[],
  givenUp?: AbortSignal,
): Promise<readonly Some[]> {
  if (!embedder.prerequisitesFile) return competencies
  const all: Some[] = []
  for await (const some of piecesOf(competencies)) {
    const titles = some.map(({ title }) => plainText(title))
    const embedded = await embedder.embed(titles.filter(Boolean), givenUp && { signal: givenUp })
    const ofTitles = titles.map(title => (title ? embedded.shift() : undefined))
    const { vectors } = packed(some.map(({ vector }, at) => meanOf(vector, ofTitles[at])))
    all.push(...some.map((one, at) => ({ ...one, vector: vectors[at] ?? null })))
  }
  return all
}

/** Of unit length; the first if there is no other, or an opposite one. */
function meanOf(one: Float32Array | null, other: Float32Array | undefined): Float32Array | null {
  if (!one || !other) return one
  const mean = new Float32Array(one.length)
  let squares = 0
  for (let at = 0; at < mean.length; at++) {
    const sum = (one[at] ?? 0) + (other[at] ?? 0)
    mean[at] = sum
    squares += sum * sum
  }
  if (squares === 0) return one
  const length = Math.sqrt(squares)
  for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) / length
  return mean
}
