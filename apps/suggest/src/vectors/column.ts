import { endianness } from 'node:os'
import { type RawBuilder, sql } from 'kysely'
import { packed } from './packed.ts'

/** How a database stores vectors: implemented for pgvector and for plain bytes. */
export type VectorColumn = {
  readonly form: 'pgvector' | 'bytea'
  /** Passes vectors to a statement in one array, beside its JSON rows. */
  given(vectors: readonly (Float32Array | null)[]): Given
  /** The column as bytes, for `decode`. */
  toBytes(column: RawBuilder<unknown>): RawBuilder<Uint8Array>
  decode(bytes: Uint8Array): Float32Array
}

type Given = {
  /** For each vector, the indexes of its first and last number in the array, counted from 1. */
  readonly places: readonly Place[]
  /** The vector of a row with the alias `given`; null if it has none. */
  readonly vector: RawBuilder<unknown>
}

type Place = { readonly first: number | null; readonly last: number | null }

const placeOf = (vector: Float32Array | null): Place => {
  if (!vector) return { first: null, last: null }
  const before = vector.byteOffset / vector.BYTES_PER_ELEMENT
  return { first: before + 1, last: before + vector.length }
}

export const pgvector: VectorColumn = {
  form: 'pgvector',
  given: vectors => {
    const { piece, vectors: own } = packed(vectors)
    return { places: own.map(placeOf), vector: sql`(${piece}::real[])[given.first:given.last]::vector` }
  },
  toBytes: column => sql`vector_send(${column})`,
  decode: bytes => {
    const own = Uint8Array.from(bytes.subarray(headerBytes))
    if (endianness() === 'LE') Buffer.from(own.buffer).swap32()
    return new Float32Array(own.buffer)
  },
}

/** pgvector sends its number of dimensions and a reserved word before the numbers, all big-endian. */
const headerBytes = 4

export const bytea: VectorColumn = {
  form: 'bytea',
  given: vectors => {
    const { piece, vectors: own } = packed(vectors)
    const bytes = sql`${new Uint8Array(piece.buffer)}::bytea`
    const vector = sql`substring(${bytes} from given.first * 4 - 3 for (given.last - given.first + 1) * 4)`
    return { places: own.map(placeOf), vector }
  },
  toBytes: column => sql`${column}`,
  decode: bytes => new Float32Array(Uint8Array.from(bytes).buffer),
}
