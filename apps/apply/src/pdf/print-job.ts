import type { Actor } from '@kolleg/access'
import type { Context } from '../context.ts'
import { findAppliedTo } from '../jobs/applied-to.ts'
import { getJob } from '../jobs/get.ts'
import { isPublic } from '../jobs/job.ts'
import { personNow } from '../people/find.ts'
import { linkTo } from '../site/link.ts'
import type { Language } from '../text/language.ts'
import { advertOf } from './advert.ts'
import { findBanner } from './banner.store.ts'
import { jobSheet } from './job-sheet.ts'
import { printing } from './print.policy.ts'

export type Printed = {
  readonly pdf: Uint8Array
  readonly name: string
  /** Whether the PDF is the same for everyone. */
  readonly isPublic: boolean
}

/** A public job for everyone, any other for members of its group, and for applicants the version they applied to. */
export const printJob = async (
  context: Context,
  actor: Actor | null,
  jobId: string,
  language: Language,
): Promise<Printed> => {
  const { config, database, press } = context
  const job = await getJob(database.query, jobId)
  const applied = await findAppliedTo(context, actor, jobId)
  if (!isPublic(job) && !applied) printing.permit(actor, 'print', job)
  const { researchGroupId } = job
  const content = applied?.content ?? job
  const advert = await advertOf(database.query, researchGroupId, content)
  const picture = await findBanner(database.query, researchGroupId, content.imageId)
  const href = isPublic(job) ? linkTo(context, `/positions/${job.jobId}`) : null
  const today = applied?.at ?? new Date()
  const data = jobSheet({ advert, language, href, isPreview: false, siteName: config.SITE_NAME, today })
  const pdf = await press.print({ sheet: 'job', data, picture, isWhole: true })
  // The order may have waited in a queue, so the permission is checked again.
  if (actor !== null && !isPublic(job) && !applied)
    printing.permit((await personNow(database.query, actor.userId)) ?? null, 'print', job)
  return { pdf, name: content.title, isPublic: isPublic(job) && !applied }
}
