import type { Context } from '../context.ts'
import { competencyAt } from '../courses/answers.ts'
import type { Course } from '../courses/course.ts'
import { Refused } from '../front-door/fault.ts'
import { filledAmong } from '../vectors/courses.ts'
import { type Identified, identifiersOf } from '../vectors/identifiers.ts'
import { piecesOf } from '../vectors/pages.ts'
import { type Matches, matchesIn } from './matches.ts'
import type { Mapping } from './requests.ts'

const mostMatches = 3

/** Returns the reply's bytes: what of a catalogue is similar to each competency of a course. */
export const mapToCatalogue = async (
  { store, courses, embedder, config }: Context,
  courseId: number,
  catalogueId: number,
  gone: AbortSignal,
): Promise<Buffer> => {
  const held = await store.read(reader => filledAmong(reader, [courseId, catalogueId]))
  for (const id of [courseId, catalogueId])
    if (!held.has(id)) throw new Refused(404, `No competencies found for course ${id}`)
  const [course, catalogue] = [await courses.get(courseId), await courses.get(catalogueId)]
  const threshold = config.SUGGEST_THRESHOLD ?? embedder.threshold
  const matches = await matchesIn(catalogue.vectors, course.vectors, threshold, mostMatches, gone)
  const rows = new Set(matches.flatMap(each => each.map(({ row }) => row)))
  const ids = [...rows].map(row => competencyAt(catalogue.answers, row).id)
  const identified = await store.read(reader => identifiersOf(reader, catalogueId, ids))
  return written(course, catalogue, matches, identified)
}

const written = async (
  course: Course,
  catalogue: Course,
  matches: readonly Matches[],
  identified: ReadonlyMap<number, Identified>,
): Promise<Buffer> => {
  const mappings: string[] = []
  for await (const some of piecesOf([...matches.entries()]))
    for (const [at, each] of some) {
      const { id, title } = competencyAt(course.answers, at)
      const mapping: Mapping['mappings'][number] = {
        competency_id: id,
        title,
        matches: each.map(({ row, score }) => matchOf(catalogue, row, score, identified)),
      }
      mappings.push(JSON.stringify(mapping))
    }
  return Buffer.from(`{"mappings":[${mappings.join(',')}]}`)
}

const matchOf = ({ answers }: Course, row: number, score: number, identified: ReadonlyMap<number, Identified>) => {
  const { id, title } = competencyAt(answers, row)
  const { identifier, uri = null } = identified.get(id) ?? {}
  return {
    competency_id: id,
    title,
    ...(identifier !== undefined && { identifier }),
    ...(uri !== null && { uri }),
    score: Math.round(score * 100) / 100,
  }
}
