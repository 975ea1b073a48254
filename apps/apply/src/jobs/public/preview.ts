import type { Context } from '../../context.ts'
import type { Preview } from '../../site/preview.ts'
import { excerptOf } from '../excerpt.ts'
import { isPublic } from '../job.ts'
import { jsonLdOf } from './json-ld.ts'
import { findAdvert } from './show.store.ts'
import { pageOfJob, siteOf } from './site.ts'

/** What the page of an advert says of itself; nothing where the public sees none. */
export const previewOf = async (context: Context, jobId: string): Promise<Preview | undefined> => {
  const job = await findAdvert(context.database.query, jobId)
  if (job === undefined || !isPublic(job)) return undefined
  const site = siteOf(context)
  return {
    title: job.title,
    description: excerptOf(job.descriptionEn || job.descriptionDe),
    url: pageOfJob(site, jobId),
    jsonLd: jsonLdOf(site, job),
  }
}
