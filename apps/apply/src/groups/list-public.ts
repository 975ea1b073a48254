import type { Actor } from '@kolleg/access'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { contains } from '../lists/contains.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { problem } from '../problems.ts'
import { groups } from './group.policy.ts'
import { policyColumns } from './group.store.ts'
import type { PublicGroup } from './group.view.ts'

const columns = sql`g.research_group_id as "researchGroupId", g.name, g.abbreviation, g.head, g.email, g.website,
  g.description, g.street, g.postal_code as "postalCode", g.city, g.department_id as "departmentId",
  d.name as "departmentName", s.name as "schoolName"`
const tables = sql`research_group g left join department d using (department_id) left join school s using (school_id)`

/** Whether the words occur in the name of a group or of its head. */
export const groupNamed = (query: string | undefined) =>
  query === undefined ? sql`true` : contains(sql`(g.name || ' ' || g.abbreviation || ' ' || g.head)`, query)

export const publicOrder = { sortable: { name: sql`lower(g.name)` }, sortedBy: 'name' }

export const listPublicGroups = (
  db: Kysely<Tables>,
  actor: Actor,
  { query, ...asked }: ListQuery & { readonly query?: string },
): Promise<Page<PublicGroup>> =>
  readPage<PublicGroup>(
    db,
    {
      select: columns,
      from: tables,
      where: sql`${groups.which(actor, 'see', policyColumns)} and ${groupNamed(query)}`,
      id: sql`g.research_group_id`,
      ...publicOrder,
    },
    asked,
  )

/** The public page of a group; a group that is not active is not found. */
export const readPublicGroup = async (
  db: Kysely<Tables>,
  actor: Actor | null,
  researchGroupId: string,
): Promise<PublicGroup> => {
  const { rows } = await sql<PublicGroup>`select ${columns} from ${tables}
    where g.research_group_id = ${researchGroupId} and ${groups.which(actor, 'see', policyColumns)}`.execute(db)
  const [group] = rows
  if (group === undefined) throw problem('NOT_FOUND', { detail: 'There is no such research group.' })
  return group
}
