import { readFile } from 'node:fs/promises'
import type { Embedder } from '../../apps/suggest/src/embedding/embedder.ts'
import type { Competency, Course } from '../../apps/suggest/src/relations/course.ts'
import { plainText } from '../../apps/suggest/src/words/plain-text.ts'

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

/** The courses of a file under `bench/data`, embedded as the service embeds them. */
export async function knownCourses(file: string, embedder: Embedder): Promise<KnownCourse[]> {
  const stored: StoredCourse[] = JSON.parse(await readFile(new URL(`../data/${file}`, import.meta.url), 'utf8'))
  const known: KnownCourse[] = []
  for (const { course_id, competencies, requires, queries } of stored) {
    const texts = competencies.map(({ title, description }) => plainText(description) || plainText(title))
    const vectors = await embedder.embed(texts)
    const asked = await embedder.embed(
      queries.map(({ text }) => plainText(text)),
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
