import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { faultPosition } from './fault-position.ts'
import { readJson } from './read-json.ts'

const read = (text: string | Uint8Array) => readJson(Buffer.from(text))

/** The position the parser reports, the end of the text for a truncated one, undefined if it reports none. */
const parserOn = (text: string): number | undefined => {
  try {
    JSON.parse(text)
    return text.length
  } catch (error) {
    const position = /at position (\d+)/.exec(String(error))?.[1]
    return position === undefined ? undefined : Number(position)
  }
}
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const list = (length: number) => `[${'0,'.repeat(length - 1)}0]`

describe('the position of a JSON error', () => {
  test.each([
    ['NaN', 0],
    ["{'a':1}", 1],
    ['{"course_id":01}', 14],
    ['{"a":undefined}', 5],
    ['[1,]', 3],
    ['{"a":1,}', 7],
    ['[1 2]', 3],
    ['nul', 3],
    ['[tru]', 4],
    ['-', 1],
    ['[1.]', 3],
    ['[1e+]', 4],
    ['"a\nb"', 2],
    ['"\\x"', 2],
    ['"\\u12x4"', 5],
    ['"cut off', 8],
    ['{"a":[1,2', 9],
    ['', 0],
    [' \t', 2],
    ['{}x', 2],
    ['["😀",x]', 5],
    ['\uFEFF[x]', 1],
  ])('%j: %d', (text, brokenAt) => {
    expect(read(text)).toEqual({ brokenAt })
  })

  test.each([
    [[0x22, 0xff, 0x22], 1],
    [[0x22, 0xef, 0xbf, 0xbd, 0xc3, 0x22], 2],
    [[0xef, 0xbb, 0xbf, 0x5b, 0x22, 0xf0, 0x9f, 0x98], 2],
  ])('bytes that are no text: %j at %d', (bytes, brokenAt) => {
    expect(read(Uint8Array.from(bytes))).toEqual({ brokenAt })
  })

  test('law: it is the parser’s position whenever the parser reports one', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      'u00',
      '-',
      '.',
      '0',
      '7',
      'e',
      'true',
      'x',
      ' ',
      '\n',
      '\u0001',
    )
    const mangled = fc.tuple(fc.json(), fc.nat(), fc.nat({ max: 3 }), piece).map(([text, place, gone, put]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + put + text.slice(at + gone)
    })
    fc.assert(
      fc.property(
        fc.oneof(
          mangled,
          fc.array(piece).map(pieces => pieces.join('')),
        ),
        text => {
          const found = faultPosition(text)
          expect(found).toBe(parserOn(text) ?? Math.min(found, text.length))
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

describe('oversized JSON is refused before it is parsed', () => {
  test('nesting', () => {
    expect(read(nested(limits.nesting))).toHaveProperty('value')
    expect(read(`"😀${'['.repeat(500)}"`)).toHaveProperty('value')
    const reason = `nested deeper than ${limits.nesting} levels`
    expect(read(nested(limits.nesting + 1))).toEqual({ brokenAt: limits.nesting, reason })
    expect(read(`{"😀":${'{"a":'.repeat(2_000_000)}`)).toMatchObject({ reason })
  })

  test('values', () => {
    const reason = `more than ${limits.values} values`
    expect(read(list(limits.values - 1))).toHaveProperty('value')
    expect(read(list(limits.values))).toMatchObject({ reason })
    expect(read(`["\\"${','.repeat(limits.values)}"]`)).toHaveProperty('value')
  })

  test('a number too small for JavaScript is not read as 0', () => {
    expect(read('[1e-400, -1.5E-999]')).toEqual({ value: [Number.MIN_VALUE, Number.MIN_VALUE] })
    expect(read(`[0.${'0'.repeat(400)}1]`)).toEqual({ value: [Number.MIN_VALUE] })
    const long = `0.${'0'.repeat(400)}${'1'.repeat(60_000)}`
    expect(read(`["1e-1", ${long}]`)).toEqual({ value: ['1e-1', Number.MIN_VALUE] })
    expect(read('[0e-400, 0.0E-9, 10e-1, "1e-400", -0]')).toEqual({ value: [0, 0, 1, '1e-400', -0] })
  })

  test('law: valid JSON within the limits is read as the parser reads it', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(read(text)).toEqual({ value: JSON.parse(text) })
      }),
    )
  })
})
