import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import type { ListQuery } from '../../lists/list-query.ts'
import { type Page, readPage } from '../../lists/page.ts'
import { fullName } from '../../people/full-name.ts'
import { provenAddress } from '../../people/proven-address.ts'
import type { Language } from '../../text/language.ts'
import type { Comment } from './comment.ts'

const columns = sql`c.comment_id as "commentId", c.application_id as "applicationId",
  a.job_id as "jobId", a.research_group_id as "researchGroupId", a.applicant_id as "applicantId", c.author_id as "authorId",
  coalesce(${fullName('p')}, '') as "authorName", c.text,
  (select coalesce(json_agg(json_build_object('userId', m.user_id, 'name', ${fullName('m')})
    order by m.last_name, m.first_name, m.user_id), '[]') from person m where m.user_id = any(c.mentions)) as mentions,
  c.version, c.created_at as "createdAt", c.edited_at as "editedAt"`
const tables = sql`internal_comment c join application a on a.application_id = c.application_id
  left join person p on p.user_id = c.author_id`

export const commentOrder = { sortable: { createdAt: sql`c.created_at` }, sortedBy: 'createdAt' }

export const listComments = (
  db: QueryExecutorProvider,
  applicationId: string,
  asked: ListQuery,
): Promise<Page<Comment>> =>
  readPage<Comment>(
    db,
    {
      select: columns,
      from: tables,
      where: sql`c.application_id = ${applicationId}`,
      id: sql`c.comment_id`,
      ...commentOrder,
    },
    asked,
  )

export const findComment = async (db: QueryExecutorProvider, commentId: string): Promise<Comment | undefined> => {
  const { rows } = await sql<Comment>`select ${columns} from ${tables} where c.comment_id = ${commentId}`.execute(db)
  return rows[0]
}

/** Locks the comment until the end of the transaction. */
export const lockComment = async (tx: Tx, commentId: string): Promise<Comment | undefined> => {
  await sql`select from internal_comment where comment_id = ${commentId} for update`.execute(tx)
  return await findComment(tx, commentId)
}

type Given = { readonly text: string; readonly mentions: readonly string[] }

export const insertComment = async (tx: Tx, applicationId: string, authorId: string, given: Given): Promise<string> => {
  const { rows } = await sql<{ id: string }>`insert into internal_comment (application_id, author_id, text, mentions)
    values (${applicationId}, ${authorId}, ${given.text}, ${given.mentions}) returning comment_id as id`.execute(tx)
  const [made] = rows
  if (made === undefined) throw new Error('The comment was put and is not there.')
  return made.id
}

export const updateComment = async (tx: Tx, commentId: string, given: Given): Promise<void> => {
  await sql`update internal_comment set text = ${given.text}, mentions = ${given.mentions}, edited_at = now(),
    version = version + 1 where comment_id = ${commentId}`.execute(tx)
}

export const deleteComment = async (tx: Tx, commentId: string): Promise<void> => {
  await sql`delete from internal_comment where comment_id = ${commentId}`.execute(tx)
}

export type Member = {
  readonly userId: string
  readonly firstName: string
  readonly name: string
  readonly email: string
  readonly language: Language
}

/** The people among them who are members of the group now, and for whom the application exists. */
export const findMentionable = async (
  db: QueryExecutorProvider,
  { applicationId, researchGroupId }: Pick<Comment, 'applicationId' | 'researchGroupId'>,
  userIds: readonly string[],
): Promise<readonly Member[]> => {
  if (userIds.length === 0) return []
  const { rows } = await sql<Member>`select p.user_id as "userId", p.first_name as "firstName",
      ${fullName('p')} as name, ${provenAddress('p')} as email, p.language
    from role r join person p on p.user_id = r.user_id
    where r.research_group_id = ${researchGroupId} and r.user_id = any(${userIds}) and p.erased_at is null
      and not exists (select from kept_out x where x.user_id = p.user_id and x.application_id = ${applicationId})`.execute(
    db,
  )
  return rows
}
