import type { Relation } from './relation.ts'

/** The reply's bytes, plain and explained. */
export type Answers = { readonly plain: Uint8Array<ArrayBuffer>; readonly explained: Uint8Array<ArrayBuffer> }

export const answersOf = (relations: readonly Relation[]): Answers => ({
  plain: bytesOf(relations.map(plain)),
  explained: bytesOf(relations),
})

const plain = ({ tail_id, head_id, relation_type }: Relation) => ({ tail_id, head_id, relation_type })

const bytesOf = (relations: readonly object[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify({ relations }))
