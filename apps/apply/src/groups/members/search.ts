import type { Actor } from '@kolleg/access'
import { type Kysely, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../../db/schema.ts'
import { knownAs } from '../../people/search.ts'
import { uuid } from '../../schema-parts.ts'
import { getGroup } from '../get.ts'
import { groups } from '../group.policy.ts'

export const Candidate = Type.Object(
  {
    userId: uuid,
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
  },
  { title: 'Candidate' },
)

const mostHits = 8

/**
 * People who could become members, found by the beginnings of their names or by their whole address. Returns only a few,
 * because most are strangers, and only people with a verified address: anyone may choose any name, but the address shows
 * who it is.
 */
export const searchCandidates = async (
  db: Kysely<Tables>,
  actor: Actor,
  researchGroupId: string,
  query: string,
): Promise<Static<typeof Candidate>[]> => {
  groups.permit(actor, 'manageMembers', await getGroup(db, researchGroupId))
  const { rows } = await sql<Static<typeof Candidate>>`
    select p.user_id as "userId", p.first_name as "firstName", p.last_name as "lastName", p.email from person p
    where p.erased_at is null and p.email_verified and p.email <> '' and ${knownAs(query)} and not exists (
      select from role r where r.user_id = p.user_id and r.research_group_id = ${researchGroupId})
    order by lower(p.last_name), lower(p.first_name), p.user_id limit ${mostHits}`.execute(db)
  return rows
}
