import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { pageOf } from './page.ts'
import { advertAt, placeOf } from './places.ts'

const index = '<head><!--head--></head>'
const issuer = 'https://sign-in.example/realms/uni'
const page = (environment: Record<string, string> = {}) => pageOf(index, { config: readConfig(environment), issuer })

test('a page lets in the styles that carry its own word, new with every page', () => {
  const { html, policy } = page()
  const word = /nonce="([^"]+)"/.exec(html)?.[1]
  expect(policy).toContain(`style-src 'self' 'nonce-${word}'`)
  expect(page().policy).not.toBe(policy)
})

test('a page asks nobody but the service and the provider', () => {
  expect(page().policy).toContain("connect-src 'self' https://sign-in.example;")
  expect(page().policy).not.toContain('unsafe')
})

test('law: whatever the site is called, its name cannot leave the data', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('$&', '</script>')), name => {
      const { html } = pageOf(index, { config: { ...readConfig({}), SITE_NAME: name }, issuer })
      const data = /<script type="application\/json" id="site">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(data)).toMatchObject({ name })
    }),
  )
})

const advert = {
  title: 'Doctoral position',
  description: 'You investigate.',
  url: 'https://jobs.example/positions/7',
  jsonLd: { '@type': 'JobPosting' },
}

test('the page of an advert says what it is about before any script runs', () => {
  const { html } = pageOf(index, { config: readConfig({ SITE_NAME: 'Uni' }), issuer, preview: advert })
  expect(html).toContain('<title>Doctoral position · Uni</title>')
  expect(html).toContain('<link rel="canonical" href="https://jobs.example/positions/7" />')
  expect(html).toContain('<meta name="description" content="You investigate." />')
  expect(html).toContain('<meta property="og:title" content="Doctoral position" />')
  expect(html).toContain('<script type="application/ld+json">{"@type":"JobPosting"}</script>')
  expect(page({ SITE_NAME: 'Uni' }).html).toContain('<title>Uni</title>')
})

test('law: whatever an advert says, it adds no element of its own to the page', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom('"><script>', '</title>', '</script>', '$&', "'"))
  fc.assert(
    fc.property(words, word => {
      const preview = { title: word, description: word, url: word, jsonLd: { word } }
      const { html } = pageOf(index, { config: readConfig({}), issuer, preview })
      expect(html.match(/<\/?[a-z]+/g)).toEqual(
        pageOf(index, { config: readConfig({}), issuer, preview: advert }).html.match(/<\/?[a-z]+/g),
      )
    }),
  )
})

test('a colour that is none is refused with a sentence', () => {
  expect(() => readConfig({ SITE_ACCENT: 'red;}' })).toThrow('SITE_ACCENT must be a colour of six hexadecimal digits')
})

test.each([
  ['/', 'client'],
  ['/positions/7', 'client'],
  ['/api/nothing', 'service'],
  ['/oidc', 'service'],
  ['/wp-login.php', 'nowhere'],
])('%s is a place of the %s', (path, place) => {
  expect(placeOf(path)).toBe(place)
})

const jobId = '0190b5a2-7f3c-7c1e-9d7b-1f2e3d4c5b6a'
test.each([
  [`/positions/${jobId}`, jobId],
  [`/positions/${jobId}/apply`, undefined],
  ['/positions/7', undefined],
])('at %s stands the advert of %s', (path, expected) => {
  expect(advertAt(path)).toBe(expected)
})
