import type { Relation } from '../relation.ts'

const plain = ({ tail_id, head_id, relation_type }: Relation) => ({ tail_id, head_id, relation_type })

/** The reply's bytes. */
export const answerOf = (relations: readonly Relation[], isExplained: boolean): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify({ relations: isExplained ? relations : relations.map(plain) }))
