import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import type { GroupLetterType } from '../letters/kinds/group-types.ts'
import type { Template } from '../letters/template/template.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import type { Language } from '../text/language.ts'
import type { OwnTemplate } from './template.ts'

type Query = Kysely<Tables>
type Row = Selectable<Tables['email_template']>

const templateOf = (row: Row): OwnTemplate => ({
  templateId: row.template_id,
  researchGroupId: row.research_group_id,
  // Only such types are ever inserted.
  type: row.type as GroupLetterType,
  language: row.language,
  subject: row.subject,
  body: row.body,
  version: row.version,
  updatedAt: row.updated_at,
})

export const findTemplate = async (db: Query, templateId: string): Promise<OwnTemplate | undefined> => {
  const row = await db.selectFrom('email_template').selectAll().where('template_id', '=', templateId).executeTakeFirst()
  return row && templateOf(row)
}

export const lockTemplate = async (tx: Tx, templateId: string): Promise<OwnTemplate | undefined> => {
  const row = await tx
    .selectFrom('email_template')
    .selectAll()
    .where('template_id', '=', templateId)
    .forUpdate()
    .executeTakeFirst()
  return row && templateOf(row)
}

type New = Pick<OwnTemplate, 'templateId' | 'researchGroupId' | 'type' | 'language' | 'subject' | 'body'>

export const insertTemplate = async (tx: Tx, { templateId, researchGroupId, ...words }: New, by: string) =>
  templateOf(
    await tx
      .insertInto('email_template')
      .values({ template_id: templateId, research_group_id: researchGroupId, ...words, updated_by: by })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

export const updateTemplate = async (tx: Tx, templateId: string, { subject, body }: Template, by: string) =>
  templateOf(
    await tx
      .updateTable('email_template')
      .set({ subject, body, updated_by: by, version: sql`version + 1`, updated_at: sql`now()` })
      .where('template_id', '=', templateId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

export const deleteTemplate = async (tx: Tx, templateId: string): Promise<void> => {
  await tx.deleteFrom('email_template').where('template_id', '=', templateId).execute()
}

/** Every letter that can have a template of the group, with its current one. */
export type Slot = {
  readonly type: GroupLetterType
  readonly language: Language
  readonly templateId: string | null
  readonly subject: string | null
  readonly body: string | null
  readonly version: number | null
  readonly updatedAt: Date | null
}

type Kinds = readonly { readonly type: string; readonly language: Language }[]

export const templateOrder = {
  sortable: {
    type: sql`kind.type`,
    language: sql`kind.language`,
    updatedAt: sql`coalesce(t.updated_at, timestamptz 'epoch')`,
  },
  sortedBy: 'type,language',
}

export const listSlots = (db: Query, groupId: string, kinds: Kinds, asked: ListQuery): Promise<Page<Slot>> =>
  readPage<Slot>(
    db,
    {
      select: sql`kind.type, kind.language, t.template_id as "templateId", t.subject, t.body, t.version,
        t.updated_at as "updatedAt"`,
      from: sql`unnest(${kinds.map(({ type }) => type)}::text[], ${kinds.map(({ language }) => language)}::text[])
        as kind (type, language)
        left join email_template t on t.research_group_id = ${groupId} and t.type = kind.type
          and t.language = kind.language`,
      where: sql`true`,
      id: sql`(kind.type || '.' || kind.language)`,
      ...templateOrder,
    },
    asked,
  )
