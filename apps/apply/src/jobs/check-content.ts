import type { InputFault } from '@kolleg/problems'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { isUsableImage } from '../images/usable.ts'
import { problem } from '../problems.ts'
import { contentFaults } from './content-faults.ts'
import type { Job, JobContent } from './job.ts'
import { isProfessorIn, unknownFields } from './known.store.ts'

/** What is wrong with content beyond its form. A professor who supervises the job already may have left. */
export const faultsIn = async (
  db: Kysely<Tables>,
  researchGroupId: string,
  content: JobContent,
  before?: Job,
): Promise<readonly InputFault[]> => {
  const { supervisingProfessorId, imageId } = content
  const unknown = await unknownFields(db, content)
  const isSupervised =
    supervisingProfessorId === before?.supervisingProfessorId ||
    (await isProfessorIn(db, supervisingProfessorId, researchGroupId))
  const isShown = imageId === null || imageId === before?.imageId || (await isUsableImage(db, imageId, researchGroupId))
  return [...contentFaults(content, { unknown, isSupervised }), ...(isShown ? [] : [noBanner])]
}

/** Refuses content with faults, all of them at once. */
export const checkContent = async (
  tx: Transaction<Tables>,
  researchGroupId: string,
  content: JobContent,
  { before, more = [] }: { readonly before?: Job; readonly more?: readonly InputFault[] } = {},
): Promise<void> => {
  const errors = [...(await faultsIn(tx, researchGroupId, content, before)), ...more]
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}

const noBanner: InputFault = {
  pointer: '/imageId',
  message: 'There is no such banner of the group, and no default one.',
  code: 'unknown',
}
