import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Drawing, draw } from './index.tsx'

const site = {
  name: 'Uni',
  accent: null,
  logo: null,
  imprint: null,
  privacy: null,
  isDemo: false,
  hasMailbox: false,
  hasAi: false,
}
const entry = (code: string, en: string, de: string) => ({ code, en, de })
const catalogues = {
  subjectAreas: [entry('COMPUTER_SCIENCE', 'Computer science', 'Informatik')],
  locations: [entry('GARCHING', 'Garching', 'Garching')],
  fundingTypes: [],
  salaryGrades: [],
} as unknown as Drawing['given']['catalogues']
const nobody = { subjectArea: [], location: [], fundingType: [], researchGroupId: [], professorId: [] }
const job = (title: string) => ({
  jobId: '0190b5a2-7f3c-7c1e-9d7b-1f2e3d4c5b6a',
  title,
  researchGroupName: title,
  supervisingProfessorName: title,
  subjectArea: 'COMPUTER_SCIENCE',
  location: 'GARCHING',
  workloadPercent: 50,
  applicationDeadline: '2099-03-31',
  closesAt: '2099-03-31T22:00:00.000Z',
  excerptEn: title,
  excerptDe: title,
})
const drawList = (title: string, language: 'en' | 'de' = 'en', search = '', address = '/positions') =>
  draw({
    page: 'positions',
    site,
    language,
    address,
    search,
    given: { jobs: { items: [job(title)], total: 1, nextCursor: null, facets: nobody }, catalogues },
  } as unknown as Drawing).html

test('a list is in its reader’s language', () => {
  expect(drawList('Graphs', 'en')).toMatch(
    /1 position<.*Graphs.*Computer science.*50 % of full time.*until 31 March 2099/s,
  )
  expect(drawList('Graphen', 'de')).toMatch(
    /1 Stelle<.*Graphen.*Informatik.*50 % einer Vollzeitstelle.*31\. März 2099/s,
  )
})

test('the search field contains the search', () => {
  expect(drawList('Graphs', 'en', '?query=%22trees%22')).toContain('value="&quot;trees&quot;"')
})

test('an address with a language links to addresses in it, and to the same page in the other language', () => {
  const html = drawList('Graphs', 'de', '?query=a&location=X', '/de/positions')
  expect(html).toMatch(/<a href="\/de\/positions\/0190b5a2-[^"]+" class/)
  expect(html).toContain('action="/de/positions"')
  expect(html).toContain('href="/en/positions?query=a&amp;location=X" hrefLang="en" lang="en"')
  expect(drawList('Graphs', 'de')).toMatch(/<a href="\/positions\/0190b5a2-[^"]+" class/)
})

const elementsOf = (html: string) => html.match(/<\/?[a-z]\w*/gi)

test('law: nothing that people write becomes an element of the page', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom('"><img onerror=a>', '</h3>', '<script>', '&lt;b&gt;', "'"))
  fc.assert(
    fc.property(words, word => {
      const html = drawList(`x${word}`, 'en', `?query=${encodeURIComponent(word)}`)
      expect(elementsOf(html)).toEqual(elementsOf(drawList('plain')))
    }),
  )
})

test('a page contains nothing that its policy forbids', () => {
  expect(drawList('Graphs')).not.toMatch(/<[^>]* (?:style|on\w+)=|<script/)
})
