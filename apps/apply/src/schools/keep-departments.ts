import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { Keeping } from '../audit/deeds.ts'
import { record } from '../audit/record.ts'
import type { Tables, Tx } from '../db/schema.ts'
import { orExists, orInUse } from '../db/violations.ts'
import type { Expected } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { deleteDepartment, insertDepartment, lockDepartment, updateDepartment } from './department.store.ts'
import { plain } from './plain.ts'
import type { DepartmentChanges, NewDepartment } from './school.form.ts'
import { lockSchool } from './school.store.ts'
import type { Department } from './school.ts'

const nameTaken = 'The school has a department of this name already.'

export const createDepartment = async (
  tx: Tx,
  actor: Actor,
  given: Static<typeof NewDepartment>,
): Promise<Department> => {
  await check(tx, given)
  const departmentId = await insertDepartment(tx, plain({ abbreviation: '', ...given })).catch(orExists(nameTaken))
  const department = await lockExpected(tx, departmentId)
  await note(tx, actor, 'create', department)
  return department
}

export const editDepartment = async (
  tx: Tx,
  actor: Actor,
  departmentId: string,
  { version: _, ...given }: Static<typeof DepartmentChanges>,
  expected: Expected,
): Promise<Department> => {
  const department = await lockExpected(tx, departmentId, expected)
  if (Object.keys(given).length === 0) return department
  await check(tx, given)
  await updateDepartment(tx, departmentId, plain({ ...department, ...given })).catch(orExists(nameTaken))
  const edited = await lockExpected(tx, departmentId)
  await note(tx, actor, 'edit', edited)
  return edited
}

export const removeDepartment = async (
  tx: Tx,
  actor: Actor,
  departmentId: string,
  expected: Expected,
): Promise<void> => {
  const department = await lockExpected(tx, departmentId, expected)
  await deleteDepartment(tx, departmentId).catch(orInUse('Research groups still belong to the department.'))
  await note(tx, actor, 'delete', department)
}

/** Faults that a schema cannot find. */
export const faultsIn = async (
  db: Kysely<Tables>,
  { schoolId }: { readonly schoolId?: string },
): Promise<InputFault[]> =>
  schoolId === undefined || (await lockSchool(db, schoolId))
    ? []
    : [{ pointer: '/schoolId', message: 'There is no such school.', code: 'unknown' }]

const check = async (tx: Tx, given: { readonly schoolId?: string }): Promise<void> => {
  const errors = await faultsIn(tx, given)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}

const lockExpected = async (tx: Tx, departmentId: string, expected: Expected = () => {}): Promise<Department> => {
  const department = await lockDepartment(tx, departmentId)
  if (department === undefined) throw problem('NOT_FOUND', { detail: 'There is no such department.' })
  expected(department.version)
  return department
}

const note = (tx: Tx, { userId: by }: Actor, action: Keeping, { departmentId, name }: Department): Promise<void> =>
  record(tx, { object: 'department', objectId: departmentId, action, by }, { details: { name } })
