import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { Refused } from '../front-door/fault.ts'
import type { Compute } from './compute.ts'
import { loadEvidence } from './load.ts'
import type { Relation } from './relation.ts'

/** The reply's bytes, plain and explained. */
type Answers = { readonly plain: string; readonly explained: string }
type Kept = { readonly version: string; readonly answers: Promise<Answers> }

export type RelationsOf = (courseId: number, isExplained: boolean) => Promise<string>

const keptCourses = 500

/** Relations by course, worked out once for each version of it. */
export const relationsOf = ({ store, courses, embedder }: Context, compute: Compute): RelationsOf => {
  const kept = new LRUCache<number, Kept>({ max: keptCourses })

  const answer = async (courseId: number): Promise<Answers> => {
    await courses.get(courseId)
    const evidence = await store.read(reader => loadEvidence(reader, courseId, embedder.model))
    if (evidence.competencies.length === 0) throw new Refused(404, `No competencies found for course ${courseId}`)
    const relations = await compute.run(evidence)
    return { plain: JSON.stringify({ relations: relations.map(plain) }), explained: JSON.stringify({ relations }) }
  }
  return async (courseId, isExplained) => {
    const version = await courses.version(courseId)
    let found = kept.get(courseId)
    if (found?.version !== version) {
      const fresh = { version, answers: answer(courseId) }
      kept.set(courseId, fresh)
      fresh.answers.catch(() => kept.get(courseId) === fresh && kept.delete(courseId))
      found = fresh
    }
    const { plain, explained } = await found.answers
    return isExplained ? explained : plain
  }
}

const plain = ({ tail_id, head_id, relation_type }: Relation) => ({ tail_id, head_id, relation_type })
