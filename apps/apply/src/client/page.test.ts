import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../read-config.ts'
import { alternatesOf } from '../site/address.ts'
import { advertAt, kindOf } from './address-kind.ts'
import { pageOf } from './page.ts'

const index =
  '<html lang="en"><head><!--head--><script type="module" src="/a.js"></script></head><body><!--page--><!--given--></body>'
const issuer = 'https://sign-in.example/realms/uni'
const language = 'en'
const page = (environment: Record<string, string> = {}) =>
  pageOf(index, { config: readConfig(environment), issuer, language })

test('a page allows only styles with its nonce, which is new for every page', () => {
  const { html, policy } = page()
  const word = /nonce="([^"]+)"/.exec(html)?.[1]
  expect(policy).toContain(`style-src 'self' 'nonce-${word}'`)
  expect(page().policy).not.toBe(policy)
})

test('a page sends requests to the service and the identity provider only', () => {
  expect(page().policy).toContain("connect-src 'self' https://sign-in.example;")
  expect(page().policy).not.toContain('unsafe')
})

test('law: the name of the site cannot break out of the data, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('$&', '</script>')), name => {
      const { html } = pageOf(index, { config: { ...readConfig({}), SITE_NAME: name }, issuer, language })
      const data = /<script type="application\/json" id="site" nonce="[^"]+">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(data)).toMatchObject({ name })
    }),
  )
})

const advert = {
  title: 'Doctoral position',
  description: 'You investigate.',
  url: 'https://jobs.example/en/positions/7',
  alternates: alternatesOf('https://jobs.example', '/positions/7'),
  jsonLd: { '@type': 'JobPosting' },
}

test('the page of an advert states its subject before any script runs', () => {
  const { html } = pageOf(index, { config: readConfig({ SITE_NAME: 'Uni' }), issuer, language, preview: advert })
  expect(html).toContain('<title>Doctoral position · Uni</title>')
  expect(html).toContain('<link rel="canonical" href="https://jobs.example/en/positions/7">')
  expect(html).toContain('<link rel="alternate" hreflang="de" href="https://jobs.example/de/positions/7">')
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://jobs.example/positions/7">')
  expect(html).toContain('<meta name="description" content="You investigate.">')
  expect(html).toContain('<meta property="og:title" content="Doctoral position">')
  expect(html).toContain('<meta property="og:site_name" content="Uni">')
  expect(html).toContain('<meta property="og:locale" content="en_GB">')
  expect(html).toContain('<meta property="og:locale:alternate" content="de_DE">')
  expect(html).toContain('<script type="application/ld+json">{"@type":"JobPosting"}</script>')
  expect(page({ SITE_NAME: 'Uni' }).html).toContain('<title>Uni</title>')
})

test('law: no advert adds an element to the page, whatever it says', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom('"><script>', '</title>', '</script>', '$&', "'"))
  fc.assert(
    fc.property(words, word => {
      const preview = { ...advert, title: word, description: word, url: word, jsonLd: { word } }
      const { html } = pageOf(index, { config: readConfig({}), issuer, language, preview })
      expect(html.match(/<\/?[a-z]+/g)).toEqual(
        pageOf(index, { config: readConfig({}), issuer, language, preview: advert }).html.match(/<\/?[a-z]+/g),
      )
    }),
  )
})

const drawn = {
  html: '<main>Read me</main>',
  title: 'Jobs',
  description: 'All of them.',
  scripts: ['assets/b.js'],
  styles: ['assets/b.css'],
  fonts: ['assets/f.woff2'],
  given: '{}',
}

test('a rendered page can be read before the client has loaded', () => {
  const { html } = pageOf(index, { config: readConfig({}), issuer, language: 'de', drawn })
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<body><main>Read me</main><script type="application/json" id="given">{}</script>')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/b.css">')
  expect(html).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/f.woff2">')
  expect(html.replace(/<template id="client">.*<\/template>/, '')).not.toMatch(/[ab]\.js/)
})

test('law: text by people is in the page unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('$&', '$`', "$'", '<!--given-->')), words => {
      const { html } = pageOf(index, { config: readConfig({}), issuer, language, drawn: { ...drawn, html: words } })
      expect(html).toContain(`<body>${words}<`)
    }),
  )
})

test('the accent colour is there before any script runs', () => {
  const { html, policy } = page({ SITE_ACCENT: '#1c5d99' })
  const [, word = ''] = /<style nonce="([^"]+)">html:root\{--accent:#1c5d99\}<\/style>/.exec(html) ?? []
  expect(policy).toContain(`'nonce-${word}'`)
  expect(page().html).not.toContain('<style')
})

test('an unknown country is refused with a clear message', () => {
  for (const country of ['Germany', 'de', 'ZZ9', 'QX'])
    expect(() => readConfig({ SITE_COUNTRY: country })).toThrow('SITE_COUNTRY must be a country in two capital letters')
})

test('an invalid colour is refused with a clear message', () => {
  expect(() => readConfig({ SITE_ACCENT: 'red;}' })).toThrow('SITE_ACCENT must be a colour of six hexadecimal digits')
})

test.each([
  ['/', 'client'],
  ['/positions/7', 'client'],
  ['/api/nothing', 'service'],
  ['/oidc', 'service'],
  ['/wp-login.php', 'nowhere'],
])('%s is an address of the %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

const jobId = '0190b5a2-7f3c-7c1e-9d7b-1f2e3d4c5b6a'
test.each([
  [`/positions/${jobId}`, jobId],
  [`/positions/${jobId}/apply`, undefined],
  ['/positions/7', undefined],
])('%s is the advert of %s', (path, expected) => {
  expect(advertAt(path)).toBe(expected)
})
