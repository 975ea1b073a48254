import { sql } from 'kysely'
import { competenciesIn } from './courses.ts'
import { packed } from './packed.ts'
import { piecesOf } from './pages.ts'
import type { Reader } from './store.ts'

export type CompetencyRow = {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Null for one with nothing to embed. */
  readonly vector: Float32Array | null
}

/** With the centroid of its exercises, where it has some. */
export type ClusteredRow = CompetencyRow & { readonly cluster: Float32Array | null }

export type CourseRows = {
  readonly competencies: readonly ClusteredRow[]
  /** Some vector is still of another model: the course has to be embedded anew before it is compared with. */
  readonly isStale: boolean
}

type Row = Omit<CompetencyRow, 'vector'> & {
  readonly is_stale: boolean
  readonly bytes: Uint8Array | null
  readonly cluster_bytes: Uint8Array | null
}

/** A course's competencies by id, with or without their clusters; all of one moment when the reader is a snapshot. */
export const loadCourse = async (
  { db, column }: Reader,
  courseId: number,
  model: string,
  { withClusters = false } = {},
): Promise<CourseRows> => {
  const competencies: ClusteredRow[] = []
  let isStale = false
  const bytesOf = (table: string) => column.toBytes(sql.ref(`${table}.embedding`))
  const clusters = sql`left join semantic_cluster cluster on cluster.competency_id = competency.id
    and cluster.model = ${model}`
  for await (const ids of piecesOf(await competenciesIn({ db }, courseId))) {
    const { rows } = await sql<Row>`
      select competency.id, title, description,
        text_hash <> '' and competency.model is distinct from ${model} as is_stale,
        case when competency.model = ${model} then ${bytesOf('competency')} end as bytes,
        ${withClusters ? bytesOf('cluster') : sql`null`} as cluster_bytes
      from competency ${withClusters ? clusters : sql``}
      where competency.id = any(${ids}::bigint[]) order by competency.id`.execute(db)
    isStale ||= rows.some(row => row.is_stale)
    const vectors = packed(rows.map(({ bytes }) => bytes && column.decode(bytes)))
    const centroids = packed(rows.map(({ cluster_bytes }) => cluster_bytes && column.decode(cluster_bytes)))
    for (const [at, { id, title, description }] of rows.entries())
      competencies.push({ id, title, description, vector: vectors[at] ?? null, cluster: centroids[at] ?? null })
  }
  return { competencies, isStale }
}
