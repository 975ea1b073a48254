import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

export const Edge = Type.Object({ tail_id: Type.Integer(), head_id: Type.Integer() })
export const GivenCourse = Type.Object({
  competencies: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), description: Type.String() })),
  /** Known prerequisites: the tail is needed for the head. */
  requires: Type.Optional(Type.Array(Edge)),
  /** Learning goals, each with the competency it describes. */
  queries: Type.Optional(Type.Array(Type.Object({ text: Type.String(), answer: Type.Integer() }))),
})

export type Edge = Static<typeof Edge>
export type GivenCourse = Static<typeof GivenCourse>

export const howToGiveCourses =
  'Give --courses DIR, a folder of JSON files that each hold a list of courses with "competencies" (id, title, ' +
  'description), and with "requires" (tail_id is a prerequisite of head_id) or "queries" (text, and as answer an id).'

export const readCourses = (file: URL | string): GivenCourse[] =>
  Value.Parse(Type.Array(GivenCourse), JSON.parse(readFileSync(file, 'utf8')))

/** Reads the courses in all JSON files of a folder. */
export const coursesIn = (folder: string): GivenCourse[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .toSorted()
    .flatMap(name => readCourses(join(folder, name)))
