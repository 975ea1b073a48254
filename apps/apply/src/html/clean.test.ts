import { expect, test } from 'vitest'
import { cleanHtml } from './clean.ts'

test.each([
  ['<div>One</div><div>two</div>', 'One\ntwo'],
  ['<table><tr><td>Start</td><td>May</td></tr><tr><th>Pay</th><td>E13</td></tr></table>', 'Start\nMay\n\nPay\nE13'],
  ['<dl><dt>Start</dt><dd>May</dd></dl>', 'Start\nMay'],
])('what stood in parts of a page does not run together: %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('headings of every level stay headings', () => {
  expect(cleanHtml('<h1>a</h1><h2>b</h2><h5>c</h5><h6>d</h6>')).toBe('<h2>a</h2><h2>b</h2><h4>c</h4><h4>d</h4>')
})

test('what is clean stays as it is', () => {
  const html = cleanHtml('<div><p>Text <b>bold</b></p><script>x()</script><a href="javascript:x()">no</a></div>')
  expect(html).toBe('<p>Text <strong>bold</strong></p><a rel="noopener noreferrer nofollow">no</a>')
  expect(cleanHtml(html)).toBe(html)
})
