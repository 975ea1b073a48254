import * as fc from 'fast-check'

/** JSON as text, because no JavaScript value can have duplicate keys, huge numbers or lone surrogates. */
const number = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    '-0',
    '1.0',
    '1e3',
    '1e999',
    '-1e999',
    '9007199254740992',
    '-9007199254740993',
    '1'.repeat(400),
    '1e-999',
  ),
)
const string = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }).map(text => JSON.stringify(text)),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(text => JSON.stringify(text)),
  fc.constantFrom(
    '""',
    '" "',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u2028"',
    '"\ufeff"',
    '"<b>"',
    '"```"',
    '"$$"',
  ),
  fc.constantFrom('*', '<', '[', '`', '(', '\\\\', '&', '#', '$').map(mark => `"${mark.repeat(3000)}"`),
  fc.integer({ min: 900, max: 30_000 }).map(length => `"${'x '.repeat(length / 2)}"`),
)
const literal = fc.constantFrom('true', 'false', 'null', '[]', '{}', 'NaN', 'Infinity', 'undefined', '', "'x'", '[,]')
const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"b":['), fc.integer({ min: 1, max: 20_000 }))
  .map(([open, depth]) => open.repeat(depth))
const closed = fc.integer({ min: 1, max: 5000 }).map(depth => '['.repeat(depth) + ']'.repeat(depth))

const value = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 4, arbitrary: string },
  { weight: 3, arbitrary: literal },
  { weight: 1, arbitrary: closed },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
)

const id = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: -3, max: 9 }).map(String) },
  { weight: 1, arbitrary: value },
)
const words = fc.constantFrom('"sort a list"', '"Bäume"', '"<b>loops</b> in `code`"', '""', '"😀"')
const text = fc.oneof(
  { weight: 20, arbitrary: words },
  { weight: 6, arbitrary: string },
  { weight: 1, arbitrary: value },
)
const optional = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: undefined, freq: 40 })

/** The text of an object; a field may be left out or written twice. */
const object = (fields: Readonly<Record<string, fc.Arbitrary<string>>>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)]))),
      fc.boolean(),
    )
    .map(([given, twice]) => {
      const written = Object.entries(given).flatMap(([name, field]) =>
        field === undefined ? [] : [`"${name}":${field}`],
      )
      return `{${[...written, ...(twice ? written.slice(0, 1) : [])].join(',')}}`
    })

const list = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 4 }).map(items => `[${items.join(',')}]`)
const competency = object({ id, title: text, description: text, course_id: id })
const exercise = object({
  id,
  title: text,
  description: text,
  course_id: id,
  competencies: fc.oneof({ weight: 9, arbitrary: list(id) }, value),
})
const operation = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('"UPDATE"', '"DELETE"') },
  { weight: 1, arbitrary: value },
)

/** The fields of every request in one body, because unknown fields are ignored. */
const shaped = object({
  text,
  kind: fc.constantFrom('"RELATION"', '"EXERCISE_LINK"', '"SUGGESTION"'),
  verdict: fc.constantFrom('"ACCEPT"', '"REJECT"', '"WITHDRAW"'),
  relation_type: fc.constantFrom('"REQUIRES"', '"EXTENDS"', '"MATCHES"'),
  tail_id: id,
  head_id: id,
  limit: id,
  description: text,
  course_id: id,
  competencies: fc.oneof({ weight: 9, arbitrary: list(competency) }, value),
  exercise: fc.oneof({ weight: 9, arbitrary: exercise }, value),
  operation_type: operation,
  exercise_id: id,
  competency_id: id,
  source_competency_id: id,
  target_competency_id: id,
})

const bytes = (body: fc.Arbitrary<string>, encoding: BufferEncoding) =>
  body.map(written => Buffer.from(written, encoding))

/** Valid bodies, nearly valid ones, and arbitrary bytes. */
export const body: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 30, arbitrary: bytes(shaped, 'utf8') },
  { weight: 1, arbitrary: bytes(value, 'utf8') },
  { weight: 1, arbitrary: bytes(nested, 'utf8') },
  { weight: 1, arbitrary: bytes(shaped, 'latin1') },
  { weight: 1, arbitrary: bytes(shaped, 'utf16le') },
  { weight: 1, arbitrary: fc.tuple(bytes(shaped, 'utf8'), fc.nat(40)).map(([whole, end]) => whole.subarray(0, end)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map(array => Buffer.from(array)) },
)
