import type { Actor } from '@kolleg/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { images } from './image.policy.ts'
import { listImages, policyColumns } from './image.store.ts'
import { type ImageView, imageView } from './image.view.ts'

type View = Static<typeof ImageView>
type Shown = { items: View[]; nextCursor: string | null; total: number }
type Query = Kysely<Tables>

/** The banners for everyone; with a department, also those of the department. Without one, all. */
export const listDefault = async (
  db: Query,
  actor: Actor,
  { departmentId, ...asked }: ListQuery & { readonly departmentId?: string },
): Promise<Shown> => {
  const isFor =
    departmentId === undefined ? sql`true` : sql`(image.department_id is null or image.department_id = ${departmentId})`
  return shown(
    actor,
    await listImages(db, sql`${images.which(actor, 'chooseDefault', policyColumns)} and ${isFor}`, asked),
  )
}

export const listOfGroup = async (db: Query, actor: Actor, groupId: string, asked: ListQuery): Promise<Shown> => {
  const where = sql`image.research_group_id = ${groupId} and ${images.which(actor, 'chooseOfGroup', policyColumns)}`
  return shown(actor, await listImages(db, where, asked))
}

export const listMine = async (db: Query, actor: Actor, asked: ListQuery): Promise<Shown> =>
  shown(actor, await listImages(db, sql`${images.which(actor, 'listMine', policyColumns)}`, asked))

const shown = (actor: Actor, page: Awaited<ReturnType<typeof listImages>>): Shown => ({
  ...page,
  items: page.items.map(image => imageView(actor, image)),
})
