import { expect, test } from 'vitest'
import { textOffset } from './text-offset.ts'

const html = `
<h3>Your tasks</h3>
<p>Research &amp;
  <a title="a &gt; b > c" href="https://x.example">a <strong>young</strong> <em>team</em></a></p>
<ul>
  <li>Lead</li>
</ul>`

test('an offset in HTML is found again in the editor’s text', () => {
  const text = 'Your tasksResearch & a young teamLead'
  for (const word of ['Your', 'tasks', 'Research', 'young', 'team', 'Lead'])
    expect([word, textOffset(html, html.indexOf(word))]).toEqual([word, text.indexOf(word)])
})
