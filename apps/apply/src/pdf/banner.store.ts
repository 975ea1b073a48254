import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * The banner of a job in its largest size: its own if the group may use it, otherwise the default of the department,
 * otherwise the default for all.
 */
export const findBanner = async (
  db: QueryExecutorProvider,
  researchGroupId: string,
  imageId: string | null,
): Promise<Uint8Array | null> => {
  const { rows } = await sql<{ bytes: Uint8Array }>`
    select s.bytes from research_group g
      join image i on i.image_id = ${imageId} and coalesce(i.research_group_id, g.research_group_id) = g.research_group_id
        or i.research_group_id is null and coalesce(i.department_id, g.department_id) is not distinct from g.department_id
      join image_size s on s.image_id = i.image_id
    where g.research_group_id = ${researchGroupId}
    order by i.image_id is not distinct from ${imageId}::uuid desc, i.department_id nulls last, i.created_at, i.image_id,
      s.width desc limit 1`.execute(db)
  return rows[0]?.bytes ?? null
}
