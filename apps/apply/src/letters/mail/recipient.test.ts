import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inHeader, isAddress, recipient } from './recipient.ts'

test.each(['zoe@example.org', 'zoë.müller@übung.example', "o'hara+jobs@mail.example", 'kolleg@localhost'])(
  '%s is an address',
  text => expect(isAddress(text)).toBe(true),
)

test.each([
  '',
  'zoe',
  '@example.org',
  'zoe@',
  'zoe@a@b',
  'zoe @example.org',
  'zoe@example.org, eve@evil.test',
  'zoe@example.org\r\nBcc: eve@evil.test',
  'zoe@example.org\n',
  '"zoe"@example.org',
  '<zoe@example.org>',
  'zoe(comment)@example.org',
  'zoe\u0000@example.org',
  `${'z'.repeat(65)}@example.org`,
])('%j is none, and no letter goes there', address => {
  expect(isAddress(address)).toBe(false)
  expect(() => recipient({ name: 'Zoë', address })).toThrow('one plain e-mail address')
})

test('text for a header is on one line, and contains no encoded word', () => {
  expect(inHeader('  Zoë\r\n\tBcc:\u2028x\u202e ')).toBe('Zoë Bcc: x')
  expect(inHeader('=?utf-8?q?Eve?=')).toBe('= ?utf-8?q?Eve?=')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const words = inHeader(text)
      expect(words).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|=\?|^ | $/u)
      expect(inHeader(words)).toBe(words)
    }),
  )
})
