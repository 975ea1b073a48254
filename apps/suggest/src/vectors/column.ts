import { endianness } from 'node:os'
import { type RawBuilder, sql } from 'kysely'

/** How one engine keeps a vector: the port that pgvector and plain bytes both pass through. */
export type VectorColumn = {
  readonly form: 'pgvector' | 'bytea'
  /** The text that stands for a vector in a JSON row handed to the database. */
  encode(vector: Float32Array): string
  /** From that text, inside SQL, to the column's type. */
  fromText(column: RawBuilder<unknown>): RawBuilder<unknown>
  /** The column as bytes, for `decode`. */
  toBytes(column: RawBuilder<unknown>): RawBuilder<Uint8Array>
  decode(bytes: Uint8Array): Float32Array
}

export const pgvector: VectorColumn = {
  form: 'pgvector',
  encode: vector => `[${vector.join(',')}]`,
  fromText: column => sql`${column}::vector`,
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
  encode: vector => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('hex'),
  fromText: column => sql`decode(${column}, 'hex')`,
  toBytes: column => sql`${column}`,
  decode: bytes => new Float32Array(Uint8Array.from(bytes).buffer),
}
