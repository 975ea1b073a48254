import { readFile } from 'node:fs/promises'
import type { Embedder } from '../../apps/suggest/src/embedding/embedder.ts'
import type { Competency, Course } from '../../apps/suggest/src/relations/course.ts'
import { describe } from '../../apps/suggest/src/vectors/text.ts'
import { matterOf } from '../../apps/suggest/src/words/matter.ts'

export interface Edge {
  readonly tail_id: number
  readonly head_id: number
}

interface Query {
  readonly text: string
  readonly answer: number
}

interface StoredCourse {
  readonly course_id: number
  readonly competencies: readonly Omit<Competency, 'vector'>[]
  readonly requires: readonly Edge[]
  readonly queries: readonly Query[]
}

/** A course with what is known to be true of it. */
export interface KnownCourse extends Pick<StoredCourse, 'requires'> {
  readonly id: number
  readonly course: Course
  readonly queries: readonly (Query & { readonly vector: Float32Array })[]
}

/** The courses of a file under `bench/data`, embedded as the service embeds them; each text begins with the same words. */
export async function knownCourses(file: string, embedder: Embedder, beginning = ''): Promise<KnownCourse[]> {
  const stored: StoredCourse[] = JSON.parse(await readFile(new URL(`../data/${file}`, import.meta.url), 'utf8'))
  const known: KnownCourse[] = []
  for (const { course_id, competencies: plain, requires, queries } of stored) {
    const competencies = plain.map(one => ({ ...one, description: beginning + one.description }))
    const vectors = await embedder.embed(competencies.map(one => describe({ ...one, course_id }).text))
    const asked = await embedder.embed(
      queries.map(({ text }) => matterOf(text)),
      { as: 'query' },
    )
    known.push({
      id: course_id,
      requires,
      course: {
        competencies: competencies.map((competency, i) => ({ ...competency, vector: vectors[i] ?? null })),
        exercises: [],
        links: [],
      },
      queries: queries.map((query, i) => ({ ...query, vector: asked[i] ?? new Float32Array() })),
    })
  }
  return known
}
