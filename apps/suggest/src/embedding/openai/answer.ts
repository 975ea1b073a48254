import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { EmbeddingError } from '../embedder.ts'
import { unitLength } from '../unit-length.ts'

const Answer = Compile(
  Type.Object({
    data: Type.Array(
      Type.Object({
        index: Type.Integer({ minimum: 0 }),
        embedding: Type.Union([Type.Array(Type.Number(), { minItems: 1 }), Type.String({ minLength: 1 })]),
      }),
    ),
  }),
)

/** Returns the vectors in the order of the texts; the API may list them in any order. */
export function readAnswer(body: unknown, count: number): Float32Array[] {
  if (!Answer.Check(body))
    throw new EmbeddingError('The embedding API answered with something other than a list of vectors.')
  const vectors = new Map(body.data.map(({ index, embedding }) => [index, unitLength(decode(embedding))]))
  return Array.from({ length: count }, (_, index) => {
    const vector = vectors.get(index)
    if (!vector) throw new EmbeddingError(`The embedding API answered with ${vectors.size} vectors for ${count} texts.`)
    return vector
  })
}

/** Plain numbers, or base64 of little-endian 32-bit floats. */
function decode(embedding: readonly number[] | string): ArrayLike<number> {
  if (typeof embedding !== 'string') return embedding
  const bytes = Buffer.from(embedding, 'base64')
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readFloatLE(at * 4))
}
