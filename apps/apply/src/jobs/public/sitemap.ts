import type { Place } from './feed.store.ts'
import { pageOfJob } from './site.ts'
import { element, xmlDocument } from './xml.ts'

/** The pages that search engines should know (sitemaps.org). */
export const sitemapOf = (site: string, places: readonly Place[]): string =>
  xmlDocument(
    element(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
      element('url', {}, element('loc', {}, `${site}/positions`)),
      ...places.map(({ jobId, updatedAt }) =>
        element('url', {}, element('loc', {}, pageOfJob(site, jobId)), element('lastmod', {}, updatedAt.toISOString())),
      ),
    ),
  )

/** Where that list is; links that are keys are nobody's to keep. */
export const robotsOf = (site: string): string =>
  `User-agent: *\nDisallow: /reference-letters/\nDisallow: /dev/\n\nSitemap: ${site}/sitemap.xml\n`
