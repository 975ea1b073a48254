import type { Context } from '../../context.ts'
import type { Language } from '../../text/language.ts'
import { placeOf } from './place.ts'
import type { Advert } from './show.store.ts'
import { pageOfJob, siteOf } from './site.ts'

/** Search engines want no empty members. */
const present = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

/** The advert as schema.org/JobPosting, for search engines, in the language of its page. */
export const jsonLdOf = (
  context: Pick<Context, 'config' | 'embedded'>,
  advert: Advert,
  language: Language,
): Record<string, unknown> =>
  present({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: advert.title,
    description: advert.description,
    url: pageOfJob(siteOf(context), advert.jobId, language),
    identifier: { '@type': 'PropertyValue', name: advert.researchGroupName, value: advert.jobId },
    datePosted: advert.publishedAt?.toISOString(),
    validThrough: (advert.stoppedAt ?? advert.closesAt)?.toISOString(),
    jobStartDate: advert.startDate,
    employmentType: employmentTypes(advert),
    occupationalCategory: advert.researchArea,
    directApply: true,
    hiringOrganization: present({
      '@type': 'Organization',
      name: advert.researchGroupName,
      sameAs: advert.website,
      logo: context.config.SITE_LOGO_URL,
    }),
    ...placeOf(advert, context.config.SITE_COUNTRY, language),
    baseSalary: advert.grade && { '@type': 'MonetaryAmount', name: advert.grade },
  })

const employmentTypes = ({ workloadPercent, contractMonths }: Advert): readonly string[] | null => {
  const workload = workloadPercent === 100 ? 'FULL_TIME' : 'PART_TIME'
  const types = [...(workloadPercent === null ? [] : [workload]), ...(contractMonths === null ? [] : ['TEMPORARY'])]
  return types.length === 0 ? null : types
}
