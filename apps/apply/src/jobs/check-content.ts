import type { InputFault } from '@kolleg/problems'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import type { JobContent } from './content.ts'
import { contentFaults, unfinished } from './content-faults.ts'
import { isProfessorIn, unknownFields } from './known.store.ts'

type Named = Pick<JobContent, 'supervisingProfessorId' | 'imageId'>

/** What is wrong with content beyond its form. A professor who supervises the job already may have left. */
export const faultsIn = async (
  db: Kysely<Tables>,
  researchGroupId: string,
  content: JobContent,
  before?: Named,
): Promise<readonly InputFault[]> => [
  ...unfinished(content),
  ...(await faultsOfBegun(db, researchGroupId, content, before === undefined ? [] : [before])),
]

/** The same of content that is still being written. */
export const faultsOfBegun = async (
  db: Kysely<Tables>,
  researchGroupId: string,
  content: JobContent,
  before: readonly Named[],
): Promise<readonly InputFault[]> => {
  const { supervisingProfessorId, imageId } = content
  const unknown = await unknownFields(db, content)
  const isSupervised =
    before.some(known => known.supervisingProfessorId === supervisingProfessorId) ||
    (await isProfessorIn(db, supervisingProfessorId, researchGroupId))
  const isShown =
    imageId === null ||
    before.some(known => known.imageId === imageId) ||
    (await isUsableImage(db, imageId, researchGroupId))
  return [...contentFaults(content, { unknown, isSupervised }), ...(isShown ? [] : [noBanner])]
}

/** Refuses content with faults, all of them at once. */
export const checkContent = async (
  tx: Tx,
  researchGroupId: string,
  content: JobContent,
  { before, more = [] }: { readonly before?: Named; readonly more?: readonly InputFault[] } = {},
): Promise<void> => {
  const errors = [...(await faultsIn(tx, researchGroupId, content, before)), ...more]
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}

const noBanner: InputFault = {
  pointer: '/imageId',
  message: 'There is no such banner of the group, and no default one.',
  code: 'unknown',
}

/** Whether a job of the group may show the banner: one of its own or a default one. It stays for this transaction. */
const isUsableImage = async (tx: Kysely<Tables>, imageId: string, groupId: string): Promise<boolean> => {
  const { rows } = await sql`select from image where image_id = ${imageId}
    and (research_group_id = ${groupId} or research_group_id is null) for key share`.execute(tx)
  return rows.length > 0
}
