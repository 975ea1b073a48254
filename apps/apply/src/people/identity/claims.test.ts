import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a@b', 'a\u0000@b', '\ud800', 'de'),
)
const told = fc.record(
  { email: anything, email_verified: anything, given_name: anything, family_name: anything, locale: anything },
  { requiredKeys: [] },
)

test('law: claims always fit into a database, whatever the provider sends', () => {
  fc.assert(
    fc.property(told, fc.boolean(), (claims, areVerified) => {
      const { email, emailVerified, firstName, lastName, language } = readClaims(claims, areVerified)
      for (const text of [email, firstName, lastName]) {
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/\p{Cc}/u)
      }
      expect(email.length).toBeLessThanOrEqual(254)
      expect(emailVerified && email === '').toBe(false)
      expect(['en', 'de']).toContain(language)
    }),
  )
})

test.each([
  [true, true, true],
  ['true', true, true],
  [false, false, false],
  ['false', false, false],
  ['yes', false, false],
  [1, false, false],
  [undefined, false, true],
  [null, false, true],
])(
  'where the issuer says %s, an address is verified: %s, and %s where all of its addresses are',
  (said, plainly, among) => {
    const claims = { email: 'a@uni.test', email_verified: said }
    expect([readClaims(claims, false).emailVerified, readClaims(claims, true).emailVerified]).toEqual([plainly, among])
  },
)

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['den', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the locale %s is read as %s', (locale, expected) => {
  expect(readClaims({ locale }, false).language).toBe(expected)
})
