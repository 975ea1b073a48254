import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import type { Department } from './school.ts'

type Data = Pick<Department, 'schoolId' | 'name' | 'abbreviation'>

const columns = sql`d.department_id as "departmentId", d.school_id as "schoolId", s.name as "schoolName", d.name,
  d.abbreviation, d.version`
const tables = sql`department d join school s using (school_id)`

export const departmentOrder = { sortable: { name: sql`lower(d.name)`, school: sql`lower(s.name)` }, sortedBy: 'name' }

export const listDepartments = (
  db: Kysely<Tables>,
  { schoolId, ...asked }: ListQuery & { readonly schoolId?: string },
): Promise<Page<Department>> =>
  readPage<Department>(
    db,
    {
      select: columns,
      from: tables,
      where: schoolId === undefined ? sql`true` : sql`d.school_id = ${schoolId}`,
      id: sql`d.department_id`,
      ...departmentOrder,
    },
    asked,
  )

export const lockDepartment = async (tx: Tx, departmentId: string): Promise<Department | undefined> => {
  const { rows } = await sql<Department>`select ${columns} from ${tables} where d.department_id = ${departmentId}
    for no key update of d`.execute(tx)
  return rows[0]
}

export const insertDepartment = async (tx: Tx, { schoolId, name, abbreviation }: Data): Promise<string> => {
  const { department_id } = await tx
    .insertInto('department')
    .values({ school_id: schoolId, name, abbreviation })
    .returning('department_id')
    .executeTakeFirstOrThrow()
  return department_id
}

export const updateDepartment = async (tx: Tx, departmentId: string, data: Data): Promise<void> => {
  await sql`update department set school_id = ${data.schoolId}, name = ${data.name},
    abbreviation = ${data.abbreviation}, version = version + 1, updated_at = now()
    where department_id = ${departmentId}`.execute(tx)
}

export const deleteDepartment = async (tx: Tx, departmentId: string): Promise<void> => {
  await sql`delete from department where department_id = ${departmentId}`.execute(tx)
}
