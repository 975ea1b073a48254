import { addressOf } from '../../site/address.ts'
import type { News } from './feed.store.ts'
import { type Feed, feedTitle } from './news.ts'
import { pageOfJob } from './site.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

const entry = ({ site, language }: Feed, news: News): Xml => {
  const written = news.language === language ? {} : { 'xml:lang': news.language }
  const href = pageOfJob(site, news.jobId, language)
  return element(
    'entry',
    {},
    element('id', {}, `urn:uuid:${news.jobId}`),
    element('title', {}, news.title),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: language, href }),
    element('published', {}, news.publishedAt.toISOString()),
    element('updated', {}, news.updatedAt.toISOString()),
    element('author', {}, element('name', {}, news.researchGroupName)),
    element('category', { term: news.subjectArea, label: news.subjectAreaName }),
    element('summary', written, news.excerpt),
    element('content', { type: 'html', ...written }, news.description),
  )
}

/** The newest jobs as an Atom feed (RFC 4287). */
export const atomOf = (feed: Feed): string => {
  const { site, address, language, updatedAt, news } = feed
  const href = addressOf(site, '/positions', language)
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      element('id', {}, address),
      element('title', {}, feedTitle(feed)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: language, href }),
      element('updated', {}, updatedAt.toISOString()),
      ...news.map(item => entry(feed, item)),
    ),
  )
}
