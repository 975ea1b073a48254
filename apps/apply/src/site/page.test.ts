import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { pageOf } from './page.ts'
import { placeOf } from './places.ts'

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
