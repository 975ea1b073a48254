import type { InputFault } from '@kolleg/problems'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { isUsableImage } from '../images/usable.ts'
import { problem } from '../problems.ts'
import { contentFaults } from './content-faults.ts'
import type { Job, JobContent } from './job.ts'
import { isProfessorIn, unknownFields } from './known.store.ts'

/**
 * Refuses content with faults, all of them at once, with those found before. A professor who supervises the job already
 * may have left.
 */
export const checkContent = async (
  tx: Transaction<Tables>,
  researchGroupId: string,
  content: JobContent,
  { before, found = [] }: { readonly before?: Job; readonly found?: readonly InputFault[] } = {},
): Promise<void> => {
  const { supervisingProfessorId, imageId } = content
  const unknown = await unknownFields(tx, content)
  const isSupervised =
    supervisingProfessorId === before?.supervisingProfessorId ||
    (await isProfessorIn(tx, supervisingProfessorId, researchGroupId))
  const isShown = imageId === null || imageId === before?.imageId || (await isUsableImage(tx, imageId, researchGroupId))
  const more = [...contentFaults(content, { unknown, isSupervised }), ...(isShown ? [] : [noBanner])]
  const isNew = (fault: InputFault) => !found.some(({ pointer }) => pointer === fault.pointer)
  const errors = [...found, ...more.filter(isNew)]
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}

const noBanner: InputFault = {
  pointer: '/imageId',
  message: 'There is no such banner of the group, and no default one.',
  code: 'unknown',
}
