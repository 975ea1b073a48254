import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { isPublicIn } from '../states/job-states.ts'
import type { Prepared } from './encode.ts'
import type { Image, ImageOwner } from './image.ts'

type Query = Kysely<Tables>
const columns = sql`image.image_id as "imageId", image.research_group_id as "researchGroupId",
  image.department_id as "departmentId", image.uploaded_by as "uploadedBy", image.width, image.height,
  image.created_at as "createdAt", exists (select from job where job.image_id = image.image_id
    union all select from job_revision r where r.image_id = image.image_id) as "inUse",
  exists (select from job join research_group using (research_group_id) where job.image_id = image.image_id
    and ${isPublicIn('job', 'research_group')}) as "isPublic"`

/** The columns that the policy needs. */
export const policyColumns = {
  researchGroupId: 'image.research_group_id',
  uploadedBy: 'image.uploaded_by',
} as const

export const imageOrder = { sortable: { createdAt: sql`image.created_at` }, sortedBy: '-createdAt' }

export const listImages = (db: Query, where: RawBuilder<unknown>, asked: ListQuery): Promise<Page<Image>> =>
  readPage<Image>(
    db,
    {
      select: columns,
      from: sql`image`,
      where,
      id: sql`image.image_id`,
      ...imageOrder,
    },
    asked,
  )

export const findImage = async (db: Query, imageId: string): Promise<Image | undefined> => {
  const { rows } = await sql<Image>`select ${columns} from image where image_id = ${imageId}`.execute(db)
  return rows[0]
}

/** Locks the image, so that no job starts using it meanwhile. */
export const lockImage = async (tx: Tx, imageId: string): Promise<Image | undefined> => {
  await sql`select from image where image_id = ${imageId} for update`.execute(tx)
  return await findImage(tx, imageId)
}

export const insertImage = async (
  tx: Tx,
  { imageId, researchGroupId, departmentId, by }: ImageOwner & { readonly imageId: string; readonly by: string },
  { width, height, sizes }: Prepared,
): Promise<void> => {
  await tx
    .insertInto('image')
    .values({
      image_id: imageId,
      research_group_id: researchGroupId,
      department_id: departmentId,
      uploaded_by: by,
      width,
      height,
    })
    .execute()
  await tx
    .insertInto('image_size')
    .values(sizes.map(size => ({ image_id: imageId, width: size.width, bytes: size.bytes })))
    .execute()
}

/** The number of images of an owner; locks it, so that others who add one wait. */
export const countOf = async (tx: Tx, { researchGroupId }: ImageOwner): Promise<number> => {
  const turn = `images of ${researchGroupId ?? 'everyone'}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 11))`.execute(tx)
  const { rows } = await sql<{ count: number }>`select count(*) as count from image
    where research_group_id is not distinct from ${researchGroupId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const departmentExists = async (tx: Tx, departmentId: string): Promise<boolean> => {
  const { rows } = await sql`select from department where department_id = ${departmentId} for key share`.execute(tx)
  return rows.length > 0
}

export const findBytes = async (db: Query, imageId: string, width: number): Promise<Uint8Array | undefined> => {
  const row = await db
    .selectFrom('image_size')
    .select('bytes')
    .where('image_id', '=', imageId)
    .where('width', '=', width)
    .executeTakeFirst()
  return row?.bytes
}

export const jobsShowing = async (tx: Tx, imageId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ job_id: string }>`select job_id from job where image_id = ${imageId}
    union select job_id from job_revision where image_id = ${imageId} order by job_id`.execute(tx)
  return rows.map(({ job_id }) => job_id)
}

/** Jobs that still use it lose it. */
export const deleteImage = async (tx: Tx, imageId: string): Promise<void> => {
  await tx.deleteFrom('image').where('image_id', '=', imageId).execute()
}
