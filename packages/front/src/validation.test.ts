import { expect, test } from 'vitest'
import type { Keyword } from './keyword.ts'
import { validatorCompiler, validatorWith } from './validation.ts'

const takes = (format: string, text: string): boolean =>
  'value' in validatorCompiler({ schema: { type: 'string', format }, httpPart: 'body' })(text)

test.each([
  ['uuid', '2F6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11'],
  ['date', '2028-02-29'],
  ['date-time', '2026-11-15T08:00:00.123Z'],
  ['date-time', '2026-11-15T08:00:00+14:00'],
])('a valid %s is accepted: %s', (format, text) => expect(takes(format, text)).toBe(true))

test.each([
  ['uuid', 'urn:uuid:2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11'],
  ['uuid', '{2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11}'],
  ['date', '0000-01-01'],
  ['date', '2027-02-29'],
  ['date-time', '0000-01-01T00:00:00Z'],
  ['date-time', '2026-01-01T00:00:00-23:59'],
  ['date-time', '2026-01-01T00:00:00'],
  ['date-time', '2026-01-01T00:00:00Z[Europe/Berlin]'],
])('a value that databases refuse is no %s: %s', (format, text) => expect(takes(format, text)).toBe(false))

const knownWords: Keyword = {
  keyword: 'x-words',
  code: 'WORD',
  faultOf: (text, words) => (Array.isArray(words) && words.includes(text) ? undefined : 'must be a known word'),
}

test('a custom rule is reported by its code, beside every other fault', () => {
  const schema = { properties: { a: { 'x-words': ['one'], maxLength: 3 }, b: { type: 'null' } } }
  const check = validatorWith([knownWords])({ schema, httpPart: 'body' })
  const faults = (data: unknown) => {
    const checked = check(data)
    return 'error' in checked ? checked.error.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`) : []
  }
  expect(faults({ a: 'three', b: 1 })).toEqual(['maxLength /a', 'WORD /a', 'type /b'])
  expect(faults({ a: 'one', b: null })).toEqual([])
  expect(faults({ a: 7 })).toEqual([])
})

test('of a body with very many values only the first fault is named, so that it is refused quickly', () => {
  const schema = { properties: { ids: { type: 'array', items: { type: 'string' }, maxItems: 100 } } }
  const check = validatorCompiler({ schema, httpPart: 'body' })
  const faultsOf = (length: number) => {
    const checked = check({ ids: Array.from({ length }, () => 1) })
    return 'error' in checked ? checked.error.length : 0
  }
  expect([faultsOf(3), faultsOf(200), faultsOf(500_000)]).toEqual([3, 201, 1])
})
