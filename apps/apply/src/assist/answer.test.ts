import { expect, test } from 'vitest'
import { htmlOf } from './answer.ts'

test.each([
  ['<p>Hello</p>', '<p>Hello</p>'],
  ['```html\n<p>Hello</p>\n```', '<p>Hello</p>'],
  ['Hello & you\nthere\n\nAgain', '<p>Hello &amp; you<br />there</p>\n<p>Again</p>'],
  ['<p onclick="x()">Hello<script>x()</script><img src=x onerror=x()></p>', '<p>Hello</p>'],
  ['<a href="javascript:x()">Hello</a><p>there</p>', '<a rel="noopener noreferrer nofollow">Hello</a><p>there</p>'],
])('%j is shown as %j', (answer, html) => expect(htmlOf(answer)).toBe(html))

test.each(['', '   ', '<p></p>', '<script>only()</script>', '```\n```'])('%j is no answer', answer => {
  expect(() => htmlOf(answer)).toThrow('without words')
})

test('an answer that is far too long is refused', () => {
  expect(() => htmlOf(`<p>${'x'.repeat(20_001)}</p>`)).toThrow('longer')
})
