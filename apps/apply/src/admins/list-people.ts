import type { Role } from '@kolleg/access'
import { roles } from '@kolleg/access'
import { type Kysely, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { namedLike } from '../people/search.ts'
import { instant, uuid } from '../schema-parts.ts'

const Id = uuid

export const ListedPerson = Type.Object(
  {
    userId: Id,
    email: Type.String(),
    emailVerified: Type.Boolean(),
    firstName: Type.String(),
    lastName: Type.String(),
    language: Type.Enum(['en', 'de']),
    roles: Type.Array(Type.Enum([...roles])),
    memberships: Type.Array(
      Type.Object(
        { researchGroupId: Id, name: Type.String(), role: Type.Enum(['EMPLOYEE', 'PROFESSOR']) },
        { title: 'Membership' },
      ),
    ),
    createdAt: instant,
  },
  { title: 'ListedPerson' },
)
type Listed = Static<typeof ListedPerson>

type PeopleQuery = ListQuery & { readonly query?: string; readonly role?: Role }

const columns = sql`p.user_id as "userId", p.email, p.email_verified as "emailVerified", p.first_name as "firstName",
  p.last_name as "lastName", p.language, p.created_at as "createdAt",
  array(select distinct r.role from role r where r.user_id = p.user_id order by r.role) as roles,
  coalesce((select jsonb_agg(jsonb_build_object('researchGroupId', g.research_group_id, 'name', g.name, 'role', r.role)
      order by r.created_at, r.given_as)
    from role r join research_group g using (research_group_id) where r.user_id = p.user_id), '[]') as memberships`

export const peopleOrder = {
  sortable: {
    name: sql`lower(p.last_name || ' ' || p.first_name)`,
    email: sql`lower(p.email)`,
    createdAt: sql`p.created_at`,
  },
  sortedBy: 'name',
}

/** All people with an account, with all roles. */
export const listPeople = async (db: Kysely<Tables>, { query, role, ...asked }: PeopleQuery): Promise<Page<Listed>> => {
  const page = await readPage<Omit<Listed, 'createdAt'> & { readonly createdAt: Date }>(
    db,
    {
      select: columns,
      from: sql`person p`,
      where: sql`p.erased_at is null and ${query === undefined ? sql`true` : namedLike(query)} and ${
        role === undefined
          ? sql`true`
          : sql`exists (select from role r where r.user_id = p.user_id and r.role = ${role})`
      }`,
      id: sql`p.user_id`,
      ...peopleOrder,
    },
    asked,
  )
  return { ...page, items: page.items.map(person => ({ ...person, createdAt: person.createdAt.toISOString() })) }
}
