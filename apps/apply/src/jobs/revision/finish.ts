import type { QueryExecutorProvider } from 'kysely'
import { isBlank } from '../../text/visible-text.ts'
import type { JobContent } from '../content.ts'
import type { Job } from '../job.ts'
import { unknownFields } from '../known.store.ts'
import { findRevision } from './revision.store.ts'
import { isPending } from './revision.ts'

type Words = { readonly words: JobContent; readonly writers: Readonly<Record<string, string>> }

/** The pending changes as a draft can store them: unfinished fields keep their old value, or are left out. */
export const wordsWithChanges = async (db: QueryExecutorProvider, job: Job): Promise<Words> => {
  const revision = await findRevision(db, job)
  if (!isPending(revision)) return { words: job, writers: {} }
  const { content, writers } = revision
  const gone = await unknownFields(db, content)
  const words: JobContent = {
    ...content,
    ...Object.fromEntries(gone.map(field => [field, job[field]])),
    title: isBlank(content.title) ? job.title : content.title,
    criteria: content.criteria.filter(({ name }) => !isBlank(name)),
    questions: content.questions.filter(({ textEn, textDe }) => textEn !== '' || textDe !== ''),
  }
  return { words, writers }
}
