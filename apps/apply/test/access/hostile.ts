import * as fc from 'fast-check'
import type { Sent } from './world.ts'

/** Values that have broken services before. */
const nasty: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(100_000),
  '\u0000',
  '\ud800',
  "'; drop table person; --",
  '%_\\',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '{{constructor.constructor("return process")()}}',
  'Infinity',
  '-1',
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.1,
  true,
  [],
  {},
  [[[[[[]]]]]],
  Array.from({ length: 1_000 }, () => 'x'),
  { $ne: null },
  'ffffffff-ffff-4fff-8fff-ffffffffffff',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
]

type Pointer = readonly (string | number)[]

/** Pointers to every value that can be replaced. */
const pointersIn = (value: unknown, pointer: Pointer = []): readonly Pointer[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [
        [...pointer, Array.isArray(value) ? Number(name) : name],
        ...pointersIn(part, [...pointer, Array.isArray(value) ? Number(name) : name]),
      ])
    : []

const replaced = (value: unknown, [name, ...rest]: Pointer, by: unknown): unknown => {
  if (name === undefined) return by
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (index === name ? replaced(part, rest, by) : part))
  const object = value as Readonly<Record<string, unknown>>
  return { ...object, [name]: replaced(object[name], rest, by) }
}

const inBody = (body: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom<Pointer>([], ...pointersIn(body)), fc.constantFrom(...nasty))
      .map(([pointer, value]) => replaced(body, pointer, value)),
    fc.constantFrom(...nasty).map(value => ({ ...body, unknownField: value })),
    fc.jsonValue({ maxDepth: 3 }),
  )

/** An address has at most a few thousand characters; the server rejects longer ones unread. */
const texts = nasty.filter(value => typeof value === 'string').map(value => value.slice(0, 2_000))
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }))

/** A valid call with one fault in its path, its query or its body. */
export const spoilt = (sent: Sent, names: readonly string[], parameters: readonly string[]): fc.Arbitrary<Sent> =>
  fc.oneof(
    ...(sent.body ? [inBody(sent.body).map(body => ({ ...sent, body: body as object }))] : []),
    ...names.map(name => text.map(value => ({ ...sent, params: { ...sent.params, [name]: value || '-' } }))),
    fc
      .tuple(fc.constantFrom('unknown', 'limit', 'cursor', 'sort', ...parameters), text)
      .map(([name, value]) => ({ ...sent, query: { ...sent.query, [name]: value } })),
  )
