import type { Actor } from '@kolleg/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { ListQuery } from '../../lists/list-query.ts'
import { type Page, readPage } from '../../lists/page.ts'
import { fullName } from '../../people/full-name.ts'
import { groups } from '../group.policy.ts'
import { invitationColumns, isOpen } from './invitation.store.ts'
import { memberColumns, memberTables } from './member.store.ts'
import type { ListedInvitation, Member } from './member.ts'

export const memberOrder = {
  sortable: {
    name: sql`lower(p.last_name || ' ' || p.first_name)`,
    role: sql`r.role`,
    joinedAt: sql`r.created_at`,
  },
  sortedBy: 'name',
}

export const listMembers = (
  db: Kysely<Tables>,
  actor: Actor,
  groupId: string,
  asked: ListQuery,
): Promise<Page<Member>> =>
  readPage<Member>(
    db,
    {
      select: memberColumns,
      from: memberTables,
      where: sql`r.research_group_id = ${groupId}
        and ${groups.which(actor, 'read', { researchGroupId: 'r.research_group_id' })}`,
      id: sql`r.role_id`,
      ...memberOrder,
    },
    asked,
  )

export const invitationOrder = {
  sortable: { email: sql`lower(i.email)`, invitedAt: sql`i.created_at` },
  sortedBy: '-invitedAt',
}

export const listInvitations = (
  db: Kysely<Tables>,
  actor: Actor,
  groupId: string,
  asked: ListQuery,
): Promise<Page<ListedInvitation>> =>
  readPage<ListedInvitation>(
    db,
    {
      select: sql`${invitationColumns}, case when p.user_id is not null then
        json_build_object('userId', p.user_id, 'name', ${fullName('p')}) end as inviter`,
      from: sql`invitation i left join person p on p.user_id = i.invited_by`,
      where: sql`i.research_group_id = ${groupId} and ${isOpen}
        and ${groups.which(actor, 'manageMembers', { researchGroupId: 'i.research_group_id' })}`,
      id: sql`i.invitation_id`,
      ...invitationOrder,
    },
    asked,
  )
