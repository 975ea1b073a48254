import type { Context } from '../../context.ts'
import type { Language } from '../../text/language.ts'
import { excerptOf } from '../excerpt.ts'
import { isPublic } from '../job.ts'
import { jsonLdOf } from './json-ld.ts'
import { findAdvert } from './show.store.ts'

type Preview = { readonly description: string; readonly jsonLd: Readonly<Record<string, unknown>> }

/** What search engines and link previews show of an advert; nothing of a draft. */
export const previewOf = async (context: Context, jobId: string, language: Language): Promise<Preview | undefined> => {
  const job = await findAdvert(context.database.query, jobId, language)
  if (job === undefined || !isPublic(job)) return undefined
  return { description: excerptOf(job.description), jsonLd: jsonLdOf(context, job, language) }
}
