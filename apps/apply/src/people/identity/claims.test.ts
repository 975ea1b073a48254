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

test('law: whatever is told, the claims fit into a database', () => {
  fc.assert(
    fc.property(told, claims => {
      const { email, emailVerified, firstName, lastName, language } = readClaims(claims)
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
  [true, true],
  ['true', true],
  ['yes', false],
  [1, false],
  [undefined, false],
])('an address is verified when the issuer says %s: %s', (email_verified, expected) => {
  expect(readClaims({ email: 'a@uni.test', email_verified }).emailVerified).toBe(expected)
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['den', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the locale %s is read as %s', (locale, expected) => {
  expect(readClaims({ locale }).language).toBe(expected)
})
