import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { checkContent } from '../jobs/check-content.ts'
import { contentOf } from '../jobs/content.ts'
import { NewJob } from '../jobs/job.body.ts'
import { uuid } from '../schema-parts.ts'
import type { Language } from '../text/language.ts'
import { advertOf } from './advert.ts'
import { findBanner } from './banner.store.ts'
import { jobSheet } from './job-sheet.ts'

/** The form of a job before it is saved, and its group. */
export const Preview = Type.Object(
  { ...NewJob.properties, researchGroupId: uuid },
  {
    title: 'JobPreview',
    additionalProperties: false,
    examples: [
      {
        researchGroupId: '2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11',
        title: 'Doctoral position in trustworthy data systems',
        location: 'GARCHING',
        descriptionEn: '<p>You build data systems that explain their answers.</p>',
      },
    ],
  },
)

/** Prints the form, marked as a preview. It is validated like one that is saved. */
export const printPreview = async (
  { config, database, press }: Context,
  body: Static<typeof Preview>,
  language: Language,
): Promise<Uint8Array> => {
  const { researchGroupId } = body
  const content = contentOf(body)
  const { advert, picture } = await database.transaction(async tx => {
    await checkContent(tx, researchGroupId, content)
    return {
      advert: await advertOf(tx, researchGroupId, content),
      picture: await findBanner(tx, researchGroupId, content.imageId),
    }
  })
  const data = jobSheet({
    advert,
    language,
    href: null,
    isPreview: true,
    siteName: config.SITE_NAME,
    today: new Date(),
  })
  return await press.print({ sheet: 'job', data, picture, isWhole: true })
}
