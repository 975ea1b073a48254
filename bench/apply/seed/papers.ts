import { sql } from 'kysely'
import type { Query } from '../query.ts'

type Paper = { readonly sha256: string; readonly sizeBytes: number }

/** Attaches documents to one application of group 7 and returns which. */
export const seedPapers = async (query: Query, papers: readonly Paper[]): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select application_id as id from application
    join research_group using (research_group_id) where name = 'Group 7' order by 1 limit 1`.execute(query)
  const applicationId = rows[0]?.id ?? ''
  for (const { sha256, sizeBytes } of papers) {
    await sql`insert into stored_file (sha256, size_bytes) values (${sha256}, ${sizeBytes})`.execute(query)
    await sql`insert into document (sha256, type, name, size_bytes, page_count, application_id)
      values (${sha256}, 'OTHER', 'paper.pdf', ${sizeBytes}, 1, ${applicationId})`.execute(query)
  }
  return applicationId
}
