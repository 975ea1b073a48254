import { assert, property, record, string } from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { atomOf } from './atom.ts'
import type { News } from './feed.store.ts'
import { jsonFeedOf } from './json-feed.ts'
import { sitemapOf } from './sitemap.ts'

const news: News = {
  jobId: '11111111-1111-4111-8111-111111111111',
  title: 'Graphs & <trees>',
  researchGroupName: 'Data "Engineering"',
  supervisingProfessorName: null,
  subjectArea: 'COMPUTER_SCIENCE',
  excerptEn: 'You build.',
  excerptDe: 'Sie bauen.',
  descriptionEn: '<p>You build &amp; <strong>test</strong>.</p>',
  descriptionDe: '<p>Sie bauen.</p>',
  publishedAt: new Date('2026-11-01T08:00:00Z'),
  updatedAt: new Date('2026-11-02T08:00:00Z'),
}
const site = 'https://jobs.test'
const read = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml) as { feed: Record<string, unknown> }

test('an Atom feed has what RFC 4287 asks of a feed and of its entries', () => {
  const xml = atomOf(site, `${site}/api/jobs/feed.atom?query=a&location=b`, [news])
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(read(xml).feed).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    id: `${site}/api/jobs/feed.atom?query=a&location=b`,
    title: 'Open positions',
    updated: '2026-11-02T08:00:00.000Z',
    entry: {
      id: 'urn:uuid:11111111-1111-4111-8111-111111111111',
      title: 'Graphs & <trees>',
      updated: '2026-11-02T08:00:00.000Z',
      author: { name: 'Data "Engineering"' },
      content: { '#text': '<p>You build &amp; <strong>test</strong>.</p>\n<p>Sie bauen.</p>', '@_type': 'html' },
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

test('no text breaks the feed, and none becomes an element of it', () => {
  assert(
    property(record({ title: string({ unit: 'binary' }), group: string({ unit: 'grapheme' }) }), ({ title, group }) => {
      const xml = atomOf(site, site, [{ ...news, title: `]]>${title}<x/>`, researchGroupName: group }])
      expect(XMLValidator.validate(xml)).toBe(true)
      expect(xml).not.toContain('<x/>')
      expect(Array.from(xml).every(isXmlCharacter)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a feed of nothing is a feed', () => {
  expect(XMLValidator.validate(atomOf(site, site, []))).toBe(true)
  expect(jsonFeedOf(site, site, []).items).toEqual([])
})

test('a JSON feed tells the same', () => {
  expect(jsonFeedOf(site, `${site}/api/jobs/feed.json`, [news])).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${site}/api/jobs/feed.json`,
    items: [{ url: `${site}/positions/${news.jobId}`, title: news.title, date_published: '2026-11-01T08:00:00.000Z' }],
  })
})

test('the sitemap names the page of every open job', () => {
  const xml = sitemapOf(site, [news])
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).toContain(`<loc>${site}/positions/${news.jobId}</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod>`)
})
