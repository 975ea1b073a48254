import { assert, property, record, string } from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { atomOf } from './atom.ts'
import type { News } from './feed.store.ts'
import { jsonFeedOf } from './json-feed.ts'
import type { Feed } from './news.ts'
import { sitemapOf } from './sitemap.ts'

const news: News = {
  jobId: '11111111-1111-4111-8111-111111111111',
  title: 'Graphs & <trees>',
  researchGroupName: 'Data "Engineering"',
  subjectArea: 'COMPUTER_SCIENCE',
  subjectAreaName: 'Informatik',
  excerpt: 'You build.',
  description: '<p>You build &amp; <strong>test</strong>.</p>',
  language: 'en',
  publishedAt: new Date('2026-11-01T08:00:00Z'),
  updatedAt: new Date('2026-11-02T08:00:00Z'),
}
const site = 'https://jobs.test'
const feed = (told: Partial<Feed> = {}): Feed => ({
  site,
  siteName: 'Uni',
  address: `${site}/api/jobs/feed.atom`,
  language: 'de',
  updatedAt: news.updatedAt,
  news: [news],
  ...told,
})
const read = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml) as { feed: Record<string, unknown> }

test('an Atom feed has what RFC 4287 requires of a feed and of its entries', () => {
  const xml = atomOf(feed({ address: `${site}/api/jobs/feed.atom?query=a&location=b` }))
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(read(xml).feed).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    id: `${site}/api/jobs/feed.atom?query=a&location=b`,
    '@_xml:lang': 'de',
    title: 'Offene Stellen · Uni',
    updated: '2026-11-02T08:00:00.000Z',
    entry: {
      id: 'urn:uuid:11111111-1111-4111-8111-111111111111',
      title: 'Graphs & <trees>',
      updated: '2026-11-02T08:00:00.000Z',
      author: { name: 'Data "Engineering"' },
      category: { '@_term': 'COMPUTER_SCIENCE', '@_label': 'Informatik' },
      link: { '@_href': `${site}/de/positions/${news.jobId}`, '@_hreflang': 'de' },
      content: {
        '#text': '<p>You build &amp; <strong>test</strong>.</p>',
        '@_type': 'html',
        '@_xml:lang': 'en',
      },
    },
  })
})

const isXmlCharacter = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return (
    [0x9, 0xa, 0xd].includes(code) ||
    (code >= 0x20 && (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff)
  )
}

test('no text breaks the feed or becomes an element', () => {
  assert(
    property(record({ title: string({ unit: 'binary' }), group: string({ unit: 'grapheme' }) }), ({ title, group }) => {
      const xml = atomOf(feed({ news: [{ ...news, title: `]]>${title}<x/>`, researchGroupName: group }] }))
      expect(XMLValidator.validate(xml)).toBe(true)
      expect(xml).not.toContain('<x/>')
      expect(Array.from(xml).every(isXmlCharacter)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('an empty feed is valid', () => {
  expect(XMLValidator.validate(atomOf(feed({ news: [] })))).toBe(true)
  expect(jsonFeedOf(feed({ news: [] })).items).toEqual([])
})

test('a JSON feed has the same content', () => {
  expect(jsonFeedOf(feed({ address: `${site}/api/jobs/feed.json` }))).toMatchObject({
    title: 'Offene Stellen · Uni',
    language: 'de',
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${site}/api/jobs/feed.json`,
    items: [
      {
        url: `${site}/de/positions/${news.jobId}`,
        language: 'en',
        title: news.title,
        date_published: '2026-11-01T08:00:00.000Z',
      },
    ],
  })
})

test('the sitemap lists every page in both languages, and links each to the other', () => {
  const xml = sitemapOf(site, [
    { path: '/positions/7', updatedAt: news.updatedAt },
    { path: '/groups/8', updatedAt: null },
  ])
  expect(XMLValidator.validate(xml)).toBe(true)
  const pages = ['', '/positions', '/positions/7', '/groups/8'].flatMap(path => [`/en${path}`, `/de${path}`])
  expect(xml.match(/(?<=<loc>)[^<]+/g)).toEqual(pages.map(page => `${site}${page}`))
  expect(xml).toContain(
    `<loc>${site}/de/positions/7</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${site}/en/positions/7"></xhtml:link>` +
      `<xhtml:link rel="alternate" hreflang="de" href="${site}/de/positions/7"></xhtml:link>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/positions/7"></xhtml:link>`,
  )
})
