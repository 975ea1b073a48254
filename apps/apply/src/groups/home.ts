import type { Actor } from '@kolleg/access'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import { evaluationLines } from '../evaluation/home-lines.ts'
import { readGroup } from './get.ts'
import { groups } from './group.policy.ts'
import type { Group } from './group.ts'
import { isOpen } from './members/invitation.store.ts'

const Count = Type.Integer({ minimum: 0 })

export const Home = Type.Object(
  {
    researchGroupId: Type.String({ format: 'uuid' }),
    name: Type.String(),
    state: Type.Enum(['DRAFT', 'ACTIVE', 'DENIED']),
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

/** One line of what waits for someone in a group: its kind, and how many, as SQL. */
export type Line = {
  readonly kind: string
  readonly isFor: (actor: Actor, group: Group) => boolean
  readonly count: (groupId: string, userId: string) => RawBuilder<number>
}

const openInvitations: Line = {
  kind: 'OPEN_INVITATIONS',
  isFor: (actor, group) => groups.may(actor, 'manageMembers', group),
  count: groupId => sql`(select count(*) from invitation i where i.research_group_id = ${groupId} and ${isOpen})`,
}

/** Further rooms add their lines here; all are read in one statement. */
const lines: readonly Line[] = [openInvitations, ...evaluationLines]

export const homeOf = async (
  db: Kysely<Tables>,
  actor: Actor,
  researchGroupId: string,
): Promise<Static<typeof Home>> => {
  const { record: group } = await readGroup(db, actor, researchGroupId)
  const asked = lines.filter(({ isFor }) => isFor(actor, group))
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
