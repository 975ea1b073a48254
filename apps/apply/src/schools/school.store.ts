import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import type { School } from './school.ts'

type Data = Pick<School, 'name' | 'abbreviation'>

const columns = sql`s.school_id as "schoolId", s.name, s.abbreviation, s.version`

export const schoolOrder = { sortable: { name: sql`lower(s.name)` }, sortedBy: 'name' }

export const listSchools = (db: Kysely<Tables>, asked: ListQuery): Promise<Page<School>> =>
  readPage<School>(
    db,
    {
      select: columns,
      from: sql`school s`,
      where: sql`true`,
      id: sql`s.school_id`,
      ...schoolOrder,
    },
    asked,
  )

export const lockSchool = async (tx: Kysely<Tables>, schoolId: string): Promise<School | undefined> => {
  const { rows } = await sql<School>`select ${columns} from school s where s.school_id = ${schoolId}
    for no key update`.execute(tx)
  return rows[0]
}

export const insertSchool = async (tx: Tx, { name, abbreviation }: Data): Promise<School | undefined> => {
  const { rows } = await sql<School>`insert into school as s (name, abbreviation) values (${name}, ${abbreviation})
    returning ${columns}`.execute(tx)
  return rows[0]
}

export const updateSchool = async (tx: Tx, schoolId: string, { name, abbreviation }: Data): Promise<void> => {
  await sql`update school set name = ${name}, abbreviation = ${abbreviation}, version = version + 1, updated_at = now()
    where school_id = ${schoolId}`.execute(tx)
}

export const deleteSchool = async (tx: Tx, schoolId: string): Promise<void> => {
  await sql`delete from school where school_id = ${schoolId}`.execute(tx)
}
