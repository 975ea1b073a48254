import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import type { Keeping } from '../audit/deeds.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { orExists, orInUse } from '../db/violations.ts'
import type { Expected } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { plain } from './plain.ts'
import type { NewSchool, SchoolChanges } from './school.form.ts'
import { deleteSchool, insertSchool, lockSchool, updateSchool } from './school.store.ts'
import type { School } from './school.ts'

const nameTaken = 'There is a school of this name already.'

export const createSchool = async (tx: Tx, actor: Actor, given: Static<typeof NewSchool>): Promise<School> => {
  const school = await insertSchool(tx, plain({ abbreviation: '', ...given })).catch(orExists(nameTaken))
  if (school === undefined) throw new Error('A school was written and is not there.')
  await note(tx, actor, 'create', school)
  return school
}

export const editSchool = async (
  tx: Tx,
  actor: Actor,
  schoolId: string,
  { version: _, ...given }: Static<typeof SchoolChanges>,
  expected: Expected,
): Promise<School> => {
  const school = await lockExpected(tx, schoolId, expected)
  if (Object.keys(given).length === 0) return school
  const data = plain({ ...school, ...given })
  await updateSchool(tx, schoolId, data).catch(orExists(nameTaken))
  await note(tx, actor, 'edit', data)
  return { ...data, version: school.version + 1 }
}

export const removeSchool = async (tx: Tx, actor: Actor, schoolId: string, expected: Expected): Promise<void> => {
  const school = await lockExpected(tx, schoolId, expected)
  await deleteSchool(tx, schoolId).catch(orInUse('The school still has departments.'))
  await note(tx, actor, 'delete', school)
}

const lockExpected = async (tx: Tx, schoolId: string, expected: Expected): Promise<School> => {
  const school = await lockSchool(tx, schoolId)
  if (school === undefined) throw problem('NOT_FOUND', { detail: 'There is no such school.' })
  expected(school.version)
  return school
}

const note = (tx: Tx, { userId: by }: Actor, action: Keeping, { schoolId, name }: School): Promise<void> =>
  record(tx, { object: 'school', objectId: schoolId, action, by }, { details: { name } })
