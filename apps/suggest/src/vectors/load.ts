import { sql } from 'kysely'
import { competenciesIn, pageOf } from './courses.ts'
import { packed } from './packed.ts'
import { piecesOf } from './pages.ts'
import type { Reader } from './reader.ts'
import { isStale } from './stale.ts'

export type CompetencyRow = {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Null if there is nothing to embed. */
  readonly vector: Float32Array | null
}

export type CourseRows = {
  readonly competencies: readonly CompetencyRow[]
  /** At least one vector is from another model, so the course must be re-embedded first. */
  readonly isStale: boolean
}

type Row = Omit<CompetencyRow, 'vector'> & {
  readonly is_stale: boolean
  readonly bytes: Uint8Array | null
}

/** Loads a course's competencies by id; consistent if the reader is a snapshot. */
export const loadCourse = async ({ db, column }: Reader, courseId: number, model: string): Promise<CourseRows> => {
  const competencies: CompetencyRow[] = []
  let someStale = false
  for await (const ids of piecesOf(await competenciesIn({ db }, courseId))) {
    const { rows } = await sql<Row>`
      select id, title, description, ${isStale(model)} as is_stale,
        case when model = ${model} then ${column.toBytes(sql.ref('embedding'))} end as bytes
      from competency where ${pageOf(courseId, ids)} order by id`.execute(db)
    someStale ||= rows.some(row => row.is_stale)
    const vectors = packed(rows.map(({ bytes }) => bytes && column.decode(bytes))).vectors
    for (const [at, { id, title, description }] of rows.entries())
      competencies.push({ id, title, description, vector: vectors[at] ?? null })
  }
  return { competencies, isStale: someStale }
}
