import { sql } from 'kysely'
import type { Reader } from './store.ts'

export type CompetencyRow = {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Null for one with nothing to embed. */
  readonly vector: Float32Array | null
}

export type CourseRows = {
  readonly competencies: readonly CompetencyRow[]
  /** Some vector is still of another model: the course has to be embedded anew before it is compared with. */
  readonly isStale: boolean
}

type Row = Omit<CompetencyRow, 'vector'> & { readonly is_stale: boolean; readonly bytes: Uint8Array | null }

/** A course's competencies by id, all of one moment. */
export const loadCourse = async ({ db, column }: Reader, courseId: number, model: string): Promise<CourseRows> => {
  const { rows } = await sql<Row>`
    select id, title, description, text_hash <> '' and model is distinct from ${model} as is_stale,
      case when model = ${model} then ${column.toBytes(sql.ref('embedding'))} end as bytes
    from competency where course_id = ${courseId} order by id`.execute(db)
  return {
    competencies: rows.map(({ id, title, description, bytes }) => ({
      id,
      title,
      description,
      vector: bytes && column.decode(bytes),
    })),
    isStale: rows.some(row => row.is_stale),
  }
}
