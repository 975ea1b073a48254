import { lowerPriority } from '../../lower-priority.ts'
import type { Course } from '../course.ts'
import type { Relation } from '../relation.ts'
import { suggestRelations } from '../suggest-relations.ts'

lowerPriority()

export type Task = { readonly course: Course; readonly isExplained: boolean }

/** Serialises the reply here, so that the thread that answers requests does not spend time on large lists. */
export default ({ course, isExplained }: Task): Uint8Array => {
  const relations = suggestRelations(course)
  return new TextEncoder().encode(JSON.stringify({ relations: isExplained ? relations : relations.map(plain) }))
}

const plain = ({ tail_id, head_id, relation_type }: Relation) => ({ tail_id, head_id, relation_type })
