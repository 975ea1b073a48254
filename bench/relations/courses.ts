import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Embedder } from '../../apps/suggest/src/embedding/embedder.ts'
import { withTitles } from '../../apps/suggest/src/relations/answering/with-titles.ts'
import type { Course } from '../../apps/suggest/src/relations/course.ts'
import { describe } from '../../apps/suggest/src/vectors/text.ts'
import { Edge, GivenCourse } from '../given-courses.ts'

const CourseFile = Type.Array(
  Type.Intersect([
    GivenCourse,
    Type.Object({
      /** Ids in the order in which they are taught. */
      order: Type.Optional(Type.Array(Type.Integer())),
      licence: Type.Optional(Type.String()),
    }),
  ]),
)
type FileCourse = Static<typeof CourseFile>[number]

/** A course with what is known about its prerequisites. */
export interface KnownCourse {
  readonly family: string
  readonly mayTeach: boolean
  readonly course: Course
  /** Direct prerequisites, if they are known for the whole course. */
  readonly requires: readonly Edge[] | undefined
  /** Whether the first is known to be learnt before the second, by ids. */
  readonly isBefore: (earlier: number, later: number) => boolean
}

export const howToGiveCourses =
  'Give --courses DIR, once or several times: a folder of JSON files. Each file is a family: a list of courses with ' +
  '"competencies" (id, title, description), and with "requires" (tail_id is a prerequisite of head_id) or "order" (ids ' +
  'in the order of teaching).'

/** The courses in the files of these folders that tell prerequisites or an order. */
export function givenCourses(folders: readonly string[]): { family: string; course: FileCourse }[] {
  return folders.flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .flatMap(name => {
        const courses = Value.Parse(CourseFile, JSON.parse(readFileSync(join(folder, name), 'utf8')))
        return courses.filter(isTold).map(course => ({ family: basename(name, '.json'), course }))
      }),
  )
}

const isTold = ({ requires = [], order = [] }: FileCourse) => requires.length + order.length > 0

/** Nothing may be learnt from courses that must not be used commercially. */
export const mayTeach = ({ licence = '' }: FileCourse): boolean => !licence.includes('NC')

/** The courses in the files of these folders, as the service sees them. */
export async function coursesIn(folders: readonly string[], embedder: Embedder): Promise<KnownCourse[]> {
  const known: KnownCourse[] = []
  for (const { family, course } of givenCourses(folders)) known.push(await knownCourse(family, course, embedder))
  return known
}

/** Embeds a course as the service does for relations. */
export async function knownCourse(family: string, given: FileCourse, embedder: Embedder): Promise<KnownCourse> {
  const { competencies, requires = [], order = [] } = given
  const vectors = await embedder.embed(competencies.map(one => describe({ ...one, course_id: 0 }).text))
  const embedded = competencies.map((one, at) => ({ ...one, vector: vectors[at] ?? null }))
  const isComplete = requires.length >= competencies.length / 2
  const follows = reachable(requires)
  const place = new Map(isComplete ? [] : order.map((id, at) => [id, at]))
  return {
    family,
    mayTeach: mayTeach(given),
    course: {
      competencies: await withTitles(embedder, embedded),
      exercises: [],
      links: [],
    },
    requires: isComplete ? requires : undefined,
    isBefore: (earlier, later) =>
      follows(earlier, later) || (place.get(earlier) ?? Number.NaN) < (place.get(later) ?? Number.NaN),
  }
}

/** Whether a path of edges leads from the first to the second. */
function reachable(edges: readonly Edge[]): (from: number, to: number) => boolean {
  const next = Map.groupBy(edges, ({ tail_id }) => tail_id)
  const found = new Map<number, ReadonlySet<number>>()
  const from = (start: number): ReadonlySet<number> => {
    const known = found.get(start)
    if (known) return known
    const met = new Set<number>()
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { head_id } of next.get(at) ?? []) {
        if (met.has(head_id)) continue
        met.add(head_id)
        open.push(head_id)
      }
    }
    found.set(start, met)
    return met
  }
  return (start, to) => from(start).has(to)
}
