import type { Actor } from '@kolleg/access'
import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { uuid } from '../schema-parts.ts'
import { readGroup } from './get.ts'
import { groups } from './group.policy.ts'
import { groupStates } from './group.ts'
import type { Line } from './group-hooks.ts'
import { isOpen } from './members/invitation.store.ts'

const Count = Type.Integer({ minimum: 0 })

export const Home = Type.Object(
  {
    researchGroupId: uuid,
    name: Type.String(),
    state: Type.Enum([...groupStates]),
    jobs: Type.Object(
      { DRAFT: Count, PUBLISHED: Count, CLOSED: Count, APPLICANT_FOUND: Count },
      { title: 'JobCounts' },
    ),
    waiting: Type.Array(Type.Object({ kind: Type.String(), count: Count }, { title: 'WaitingItems' }), {
      description: 'What waits for the caller; only what there is.',
    }),
  },
  { title: 'GroupHome' },
)

const openInvitations: Line = {
  kind: 'OPEN_INVITATIONS',
  isFor: (actor, group) => groups.may(actor, 'manageMembers', group),
  count: groupId => sql`(select count(*) from invitation i where i.research_group_id = ${groupId} and ${isOpen})`,
}

export const homeOf = async (
  { database: { query: db }, groupHooks }: Context,
  actor: Actor,
  researchGroupId: string,
): Promise<Static<typeof Home>> => {
  const { record: group } = await readGroup(db, actor, researchGroupId)
  const asked = [openInvitations, ...groupHooks.homeLines].filter(({ isFor }) => isFor(actor, group))
  const counted = asked.map(
    ({ kind, count }) => sql`union all
    select 'waiting', ${kind}, ${count(researchGroupId, actor.userId)}`,
  )
  const { rows } = await sql<{ part: string; kind: string; count: number }>`
    select 'job' as part, state as kind, count(*) as count from job where research_group_id = ${researchGroupId}
    group by state ${sql.join(counted, sql` `)}`.execute(db)
  const jobs = new Map(rows.filter(({ part }) => part === 'job').map(({ kind, count }) => [kind, count]))
  const countOf = (state: string) => jobs.get(state) ?? 0
  return {
    researchGroupId,
    name: group.name,
    state: group.state,
    jobs: {
      DRAFT: countOf('DRAFT'),
      PUBLISHED: countOf('PUBLISHED'),
      CLOSED: countOf('CLOSED'),
      APPLICANT_FOUND: countOf('APPLICANT_FOUND'),
    },
    waiting: rows
      .filter(({ part, count }) => part === 'waiting' && count > 0)
      .map(({ kind, count }) => ({ kind, count })),
  }
}
