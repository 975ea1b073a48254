import { expect, test } from 'vitest'
import { planFor } from './pages.ts'

const jobId = '0190b5a2-7f3c-7c1e-9d7b-1f2e3d4c5b6a'

test.each([
  ['/', '', 'landing'],
  ['/positions', '', 'positions'],
  [`/positions/${jobId}`, '', 'advert'],
  [`/positions/${jobId}/apply`, '', undefined],
  ['/positions/7', '', undefined],
  ['/positions/', '', undefined],
  [`/groups/${jobId}`, '', 'group'],
  ['/groups/request', '', undefined],
  ['/privacy', '', 'privacy'],
  ['/imprint', '', 'imprint'],
  ['/my/settings', '', undefined],
  ['/de', '', 'landing'],
  ['/de/positions', '', 'positions'],
  [`/en/groups/${jobId}`, '', 'group'],
  ['/de/my/settings', '', undefined],
  ['//elsewhere.example/', '', undefined],
])('the page at %s%s is %s', (path, search, page) => {
  expect(planFor(path, search)?.page).toBe(page)
})

test('the server requests lists as the client does, without unknown parameters', () => {
  expect(planFor('/positions', '?query=a%26b&location=GARCHING&location=MUNICH&utm=x&limit=1')?.wanted).toEqual({
    jobs: '/api/jobs?query=a%26b&location=GARCHING&location=MUNICH&limit=20',
    catalogues: '/api/catalogues',
  })
})

test('a page loads the words of one language', () => {
  expect(planFor('/', '')?.modules('de')).toEqual([
    'src/start/start-page.tsx',
    'src/start/words.de.ts',
    'src/jobs/words.de.ts',
  ])
})

test('an address may name the language, and is recognised without it', () => {
  expect(planFor('/de/positions', '')).toMatchObject({ path: '/positions', language: 'de' })
  expect(planFor('/positions', '')).toMatchObject({ path: '/positions', language: undefined })
})
