import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../text/language.ts'
import { faultsFor } from './kinds/faults.ts'
import { letterKinds } from './kinds/kinds.ts'
import { isOptional, settingsPage } from './notifications/optional.ts'
import { render } from './render.ts'
import { lines, link, sampleOf, words } from './template/shape.ts'

const site = { name: 'Kolleg', url: 'https://apply.example' }
const kinds = Object.entries(letterKinds)
const shape = { person: { name: words('Zoë'), page: link(site.url) }, told: { reason: lines('So.') } }
const template = {
  subject: 'For {{person.name}}',
  body: '<p>{{person.name}}: {{told.reason}}</p><a href="{{person.page}}">x</a>',
}
const kind = { name: { en: 'Letter', de: 'Brief' }, shape, secret: false, words: { en: template, de: template } }
const rendered = (name: string, reason: string, page = 'https://apply.example/?a=1&b=2') =>
  render({ kind, language: 'en', site, data: { person: { name, page }, told: { reason } } })
const inSheet = (html: string) => /line-height: 1\.6">\n(.*?)\n<\/td>/s.exec(html)?.[1]

test.each(kinds.flatMap(([type, each]) => languages.map(language => [type, language, each] as const)))(
  'the shipped words of %s in %s have no fault',
  (_, language, each) => {
    expect(faultsFor(each, each.words[language])).toEqual([])
  },
)

test.each(kinds.flatMap(([type, each]) => languages.map(language => [type, language, each] as const)))(
  '%s in %s reads as it should',
  async (type, language, each) => {
    const settings = isOptional(type) ? settingsPage(site.url) : undefined
    const { subject, text, html } = render({
      kind: each,
      language,
      data: sampleOf(each.shape, language),
      site,
      ...(settings && { settings }),
    })
    const name = `${type.toLowerCase().replaceAll('_', '-')}.${language}`
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`./snapshots/${name}.txt`)
    await expect(html).toMatchFileSnapshot(`./snapshots/${name}.html`)
  },
)

test('values are escaped in HTML and unchanged in plain text', () => {
  const { subject, text, html } = rendered('<b>Zoë</b> & "Co"', 'First <i>line</i>\r\nsecond')
  expect(subject).toBe('For <b>Zoë</b> & "Co"')
  expect(text.startsWith('<b>Zoë</b> & "Co": First <i>line</i>\nsecond\n')).toBe(true)
  expect(inSheet(html)).toBe(
    '<p>&lt;b&gt;Zoë&lt;/b&gt; &amp; "Co": First &lt;i&gt;line&lt;/i&gt;<br />second</p><a href="https://apply.example/?a=1&amp;b=2">x</a>',
  )
})

test('no value adds a tag, an attribute or a line', () => {
  const nasty = fc.array(
    fc.constantFrom('<script>', '"', "'", '>', '{{person.name}}', '\r\n', '&lt;', 'x', '<img src=x onerror=y>'),
  )
  fc.assert(
    fc.property(nasty, nasty, (name, reason) => {
      const { subject, html } = rendered(name.join(''), reason.join(''))
      expect(subject).not.toMatch(/[\r\n]/)
      const tags = inSheet(html)
        ?.match(/<[^>]*>/g)
        ?.filter(tag => tag !== '<br />')
      expect(tags).toEqual(['<p>', '</p>', '<a href="https://apply.example/?a=1&amp;b=2">', '</a>'])
    }),
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'apply'])('%s is no link of ours', page => {
  expect(() => rendered('Zoë', '', page)).toThrow('http')
})

test('scripts, styles, pictures and unsafe addresses in a template are removed', () => {
  const body =
    '<p onclick="x()" style="color:red">Hello<script>x()</script><img src="https://evil.test/pixel.gif"><a href="javascript:x()">there</a></p>'
  const { html } = render({ kind, language: 'en', site, data: sampleOf(shape), template: { subject: 'x', body } })
  expect(inSheet(html)).toBe('<p>Hello<a>there</a></p>')
  expect(html).not.toMatch(/<img|src=|url\(/)
})
