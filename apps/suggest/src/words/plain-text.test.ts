import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText, withoutMarkup } from './plain-text.ts'

describe('markup is reduced to what a reader would read', () => {
  test.each([
    ['# Heading\n\nSome **bold** and *soft _nested_* words.', 'Heading Some bold and soft nested words.'],
    ['* first\n* second\n1. third\n- [x] done', 'first second third done'],
    ['See [the guide](https://example.org/a_(b) "Title") and ![a tree](tree.png).', 'See the guide and a tree.'],
    ['[![badge](a.svg)](b)', 'badge'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
    ['> quoted\n>> twice', 'quoted twice'],
    ['a snake_case name and 2*3*4', 'a snake_case name and 2*3*4'],
    ['<p>Sets &amp; <b>maps</b></p><script>alert(1)</script><!-- no -->', 'Sets & maps'],
    ['a<b and c > d, x <= y', 'a<b and c > d, x <= y'],
    ['line<br>break H<sub>2</sub>O', 'line break H2O'],
    ['Use `<div>` and `*args`.', 'Use <div> and *args.'],
    ['Loops:\n```js\nfor (;;) {}\n```\nend', 'Loops: end'],
    ['```\nprint(1)\n```', 'print(1)'],
    ['$\\frac{\\alpha}{n}$ and \\(x^2\\)', 'alpha n and x^2'],
    ['\\begin{align}\\mathbf{x} &= 1\\end{align}', 'x &= 1'],
    ['costs $5 or $6', 'costs $5 or $6'],
    ["a ``binary'' classifier", 'a "binary" classifier'],
    ['Grüße \u00AD\u200Bund Maße', 'Grüße und Maße'],
    ['&lt;b&gt; stays', '<b> stays'],
  ])('%j reads %j', (text, read) => {
    expect(plainText(text)).toBe(read)
  })
})

test.each(['', ' \n\t', '---', '<p></p>', '**', '<!-- x -->', '…?!', '&nbsp;', '```\n```'])(
  '%j contains no words',
  text => {
    expect(plainText(text)).toBe('')
  },
)

const shards = [
  '<',
  '>',
  '[',
  ']',
  '(',
  ')',
  '![',
  '](',
  '*',
  '_',
  '`',
  '```\n',
  '~~',
  '$',
  '\\',
  '{',
  '}',
  '&',
  '&amp',
  ';',
]
const more = [
  '<!--',
  '-->',
  '<script>',
  '<a ',
  '"',
  '\n',
  '|',
  '#',
  '> ',
  ' ',
  'a',
  '\\frac',
  '\\begin{',
  '\uD800',
  "''",
]

test('a text of 20 000 hostile characters is read in linear time', () => {
  const lengths = [...shards, ...more].flatMap(shard =>
    ['', 'a', ' ', '\n', '<', '('].map(filler => plainText((shard + filler).repeat(20_000).slice(0, 20_000)).length),
  )
  expect(Math.max(...lengths)).toBeLessThanOrEqual(20_000)
}, 10_000)

test('any text is read without an error and never grows', () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...shards, ...more), fc.string({ unit: 'grapheme', maxLength: 6 })))
  fc.assert(
    fc.property(text, pieces => {
      const written = pieces.join('')
      const read = plainText(written)
      expect(read).toBe(read.trim())
      expect(read.isWellFormed()).toBe(true)
      expect(read).not.toMatch(/[\n\t\uE000\uE001]/)
      expect(read.length).toBeLessThanOrEqual(written.normalize('NFC').length + written.length)
    }),
  )
})

test('plain prose stays unchanged', () => {
  const word = fc.stringMatching(/^[a-zäöüß]{1,9}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), words => {
      expect(plainText(words.join(' '))).toBe(words.join(' '))
    }),
  )
})

test('the fast path for plain sentences gives the same result', () => {
  const unit = fc.constantFrom(...'aZß äÖé09 ,;.:?!\'"()/%+=-  '.split(''))
  fc.assert(
    fc.property(fc.string({ unit }), fc.constantFrom('', 'a', 'Ä', '1. ', '- '), (rest, start) => {
      expect(plainText(start + rest)).toBe(withoutMarkup(start + rest))
    }),
  )
})

test('thousands of marks on one letter are reduced to what scripts need', () => {
  const piled = plainText(`a${'\u0345'.repeat(10_000)}${'\u0334'.repeat(10_000)} b`)
  expect(piled.replaceAll(/\P{M}/gu, '').length).toBeLessThanOrEqual(30)
  expect(plainText('Ä e\u0301tude')).toBe('Ä étude')
})
