import { expect, test } from 'vitest'
import { withoutGaps } from './headings.ts'

test.each([
  ['<h3>a</h3><p>b</p><h2>c</h2>', '<h3>a</h3><p>b</p><h2>c</h2>'],
  ['<h4>a</h4><h4>b</h4><h2>c</h2><h4>d</h4>', '<h3>a</h3><h4>b</h4><h2>c</h2><h3>d</h3>'],
  ['<p>h4 &lt;h4&gt;</p><hr>', '<p>h4 &lt;h4&gt;</p><hr>'],
])('%s has no gap in its heading levels', (written, shown) => {
  expect(withoutGaps(written)).toBe(shown)
})
