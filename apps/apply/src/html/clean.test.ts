import { expect, test } from 'vitest'
import { cleanHtml } from './clean.ts'

test.each([
  ['<div>One</div><div>two</div>', 'One\ntwo'],
  ['<table><tr><td>Start</td><td>May</td></tr><tr><th>Pay</th><td>E13</td></tr></table>', 'Start\nMay\n\nPay\nE13'],
  ['<dl><dt>Start</dt><dd>May</dd></dl>', 'Start\nMay'],
])('text of separate elements does not run together: %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('headings of every level stay headings', () => {
  expect(cleanHtml('<h1>a</h1><h2>b</h2><h5>c</h5><h6>d</h6>')).toBe('<h2>a</h2><h2>b</h2><h4>c</h4><h4>d</h4>')
})

test('clean HTML stays as it is', () => {
  const html = cleanHtml('<div><p>Text <b>bold</b></p><script>x()</script><a href="javascript:x()">no</a></div>')
  expect(html).toBe('<p>Text <strong>bold</strong></p><a rel="noopener noreferrer nofollow">no</a>')
  expect(cleanHtml(html)).toBe(html)
})

/** Every way to write a character in HTML. */
const written = (character: number): readonly string[] => [
  String.fromCodePoint(character),
  `&#x${character.toString(16)};`,
  `&#X000${character.toString(16).toUpperCase()}`,
  `&#${character};`,
  `&#0000${character}`,
]
const reordering = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]

test('no character reverses the order of words, however it is written', () => {
  for (const control of reordering.flatMap(written))
    expect(cleanHtml(`<p>a${control} b <a href="https://a.test/${control} b">c${control} d</a></p>`)).toBe(
      '<p>a b <a href="https://a.test/ b" rel="noopener noreferrer nofollow">c d</a></p>',
    )
})

test('marks that scripts need stay, and a quoted entity stays quoted', () => {
  expect(cleanHtml('<p>C++&lrm; &rlm;\u05d0 &zwnj;&zwj;</p>')).toBe('<p>C++\u200e \u200f\u05d0 \u200c\u200d</p>')
  expect(cleanHtml('<p>&amp;#x202E;</p>')).toBe('<p>&amp;#x202E;</p>')
})
