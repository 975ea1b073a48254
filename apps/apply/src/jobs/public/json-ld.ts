import type { Advert } from './show.store.ts'
import { pageOfJob } from './site.ts'

const present = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

/** The advert as schema.org/JobPosting, for search engines. */
export const jsonLdOf = (site: string, advert: Advert): Record<string, unknown> =>
  present({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: advert.title,
    description: advert.descriptionEn || advert.descriptionDe,
    url: pageOfJob(site, advert.jobId),
    identifier: { '@type': 'PropertyValue', name: advert.researchGroupName, value: advert.jobId },
    datePosted: advert.publishedAt?.toISOString(),
    validThrough: advert.closesAt?.toISOString(),
    jobStartDate: advert.startDate,
    employmentType: employmentType(advert.workloadPercent),
    occupationalCategory: advert.researchArea,
    directApply: true,
    hiringOrganization: present({
      '@type': 'Organization',
      name: advert.researchGroupName,
      sameAs: advert.website,
    }),
    jobLocation: {
      '@type': 'Place',
      address: present({
        '@type': 'PostalAddress',
        streetAddress: advert.street,
        postalCode: advert.postalCode,
        addressLocality: advert.place ?? advert.city,
      }),
    },
  })

const employmentType = (percent: number | null): string | null => {
  if (percent === null) return null
  return percent === 100 ? 'FULL_TIME' : 'PART_TIME'
}
