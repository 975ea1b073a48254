import type { Actor } from '@kolleg/access'
import { type Kysely, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { groups } from './group.policy.ts'
import { policyColumns } from './group.store.ts'

/** The state of a request; a granted one is a membership. */
export const GroupRequest = Type.Object(
  {
    researchGroupId: uuid,
    name: Type.String(),
    state: Type.Enum(['DRAFT', 'DENIED']),
    denialReason: orNull(Type.String()),
    requestedAt: instant,
  },
  { title: 'ResearchGroupRequest' },
)
type Request = Static<typeof GroupRequest>

export const requestOrder = {
  sortable: { requestedAt: sql`g.created_at`, name: sql`lower(g.name)` },
  sortedBy: '-requestedAt',
}

export const listRequests = async (db: Kysely<Tables>, actor: Actor, asked: ListQuery): Promise<Page<Request>> => {
  const page = await readPage<Omit<Request, 'requestedAt'> & { readonly requestedAt: Date }>(
    db,
    {
      select: sql`g.research_group_id as "researchGroupId", g.name, g.state, g.denial_reason as "denialReason",
        g.created_at as "requestedAt"`,
      from: sql`research_group g`,
      where: sql`${groups.which(actor, 'followRequest', policyColumns)}`,
      id: sql`g.research_group_id`,
      ...requestOrder,
    },
    asked,
  )
  return { ...page, items: page.items.map(item => ({ ...item, requestedAt: item.requestedAt.toISOString() })) }
}
