import type { News } from './feed.store.ts'
import { contentOf, feedTitle, summaryOf } from './news.ts'
import { pageOfJob } from './site.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

const entry = (site: string, news: News): Xml =>
  element(
    'entry',
    {},
    element('id', {}, `urn:uuid:${news.jobId}`),
    element('title', {}, news.title),
    element('link', { rel: 'alternate', type: 'text/html', href: pageOfJob(site, news.jobId) }),
    element('published', {}, news.publishedAt.toISOString()),
    element('updated', {}, news.updatedAt.toISOString()),
    element('author', {}, element('name', {}, news.researchGroupName)),
    element('category', { term: news.subjectArea }),
    element('summary', {}, summaryOf(news)),
    element('content', { type: 'html' }, contentOf(news)),
  )

/** The newest jobs as an Atom feed (RFC 4287). */
export const atomOf = (site: string, address: string, news: readonly News[]): string => {
  const updated = new Date(Math.max(0, ...news.map(({ updatedAt }) => updatedAt.getTime())))
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom' },
      element('id', {}, address),
      element('title', {}, feedTitle),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', type: 'text/html', href: `${site}/positions` }),
      element('updated', {}, updated.toISOString()),
      ...news.map(item => entry(site, item)),
    ),
  )
}
