import type { Actor } from '@kolleg/access'
import { type Kysely, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { fullNameOrNull } from '../people/full-name.ts'
import { provenAddress } from '../people/proven-address.ts'
import { orNull } from '../schema-parts.ts'
import { groups } from './group.policy.ts'
import { columns, policyColumns } from './group.store.ts'
import type { Group, GroupState } from './group.ts'
import { groupView, ResearchGroup } from './group.view.ts'
import { groupNamed } from './list-public.ts'

const Text = orNull(Type.String())

export const ListedGroup = Type.Object(
  {
    ...ResearchGroup.properties,
    requesterName: Text,
    requesterEmail: Type.Union([Type.String(), Type.Null()], {
      description: 'Null unless the identity provider has proven it.',
    }),
    departmentName: Text,
    members: Type.Integer(),
    publishedJobs: Type.Integer({ description: 'Jobs in state PUBLISHED: public while the group is active.' }),
  },
  { title: 'ListedResearchGroup' },
)

type GroupsQuery = ListQuery & { readonly state?: GroupState; readonly query?: string }
type More = {
  readonly requesterName: string | null
  readonly requesterEmail: string | null
  readonly departmentName: string | null
  readonly members: number
  readonly publishedJobs: number
}

export const groupOrder = {
  sortable: { name: sql`lower(g.name)`, state: sql`g.state`, createdAt: sql`g.created_at` },
  sortedBy: 'name',
}

/** The groups of every state, with who asked for them. */
export const listGroups = async (
  db: Kysely<Tables>,
  actor: Actor,
  { state, query, ...asked }: GroupsQuery,
): Promise<Page<Static<typeof ListedGroup>>> => {
  const page = await readPage<Group & More>(
    db,
    {
      select: sql`${columns}, ${fullNameOrNull('p')} as "requesterName",
        nullif(${provenAddress('p')}, '') as "requesterEmail", d.name as "departmentName",
        (select count(*)::integer from role r where r.research_group_id = g.research_group_id) as members,
        (select count(*)::integer from job j where j.research_group_id = g.research_group_id
          and j.state = 'PUBLISHED') as "publishedJobs"`,
      from: sql`research_group g left join person p on p.user_id = g.requested_by left join department d using (department_id)`,
      where: sql`${groups.which(actor, 'read', policyColumns)} and ${groupNamed(query)}
        and ${state === undefined ? sql`true` : sql`g.state = ${state}`}`,
      id: sql`g.research_group_id`,
      ...groupOrder,
    },
    asked,
  )
  return {
    ...page,
    items: page.items.map(({ requesterName, requesterEmail, departmentName, members, publishedJobs, ...group }) => ({
      ...groupView(actor, group),
      requesterName,
      requesterEmail,
      departmentName,
      members,
      publishedJobs,
    })),
  }
}
