import { alternatesOf } from '../../site/address.ts'
import type { SitemapPage } from './feed.store.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

/** Lists change with every position, so they have no date. */
const lists: readonly SitemapPage[] = ['/', '/positions'].map(path => ({ path, updatedAt: null }))

const urls = (site: string, { path, updatedAt }: SitemapPage): readonly Xml[] => {
  const alternates = alternatesOf(site, path)
  const changed = updatedAt ? [element('lastmod', {}, updatedAt.toISOString())] : []
  const links = Object.entries(alternates).map(([hreflang, href]) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href }),
  )
  return [alternates.en, alternates.de].map(loc => element('url', {}, element('loc', {}, loc), ...changed, ...links))
}

/** The pages that search engines should know, each in both languages (sitemaps.org). */
export const sitemapOf = (site: string, pages: readonly SitemapPage[]): string =>
  xmlDocument(
    element(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      ...[...lists, ...pages].flatMap(page => urls(site, page)),
    ),
  )

/** The address of the sitemap; search engines must not index links that contain keys. */
export const robotsOf = (site: string): string =>
  `User-agent: *\nDisallow: /reference-letters/\nDisallow: /dev/\n\nSitemap: ${site}/sitemap.xml\n`
