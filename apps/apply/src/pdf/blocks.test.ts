import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '../html/clean.ts'
import type { Block } from './block.ts'
import { blocksOf } from './blocks.ts'

const plain = (text: string) => ({ text, marks: [], href: null })

test('white space is printed as a browser shows it', () => {
  expect(blocksOf('<p>  a\n  b <strong> c</strong><br> d </p> <p> </p>')).toEqual([
    {
      kind: 'paragraph',
      runs: [plain('a b '), { text: 'c', marks: ['strong'], href: null }, { break: true }, plain('d ')],
    },
  ])
})

test('lists keep their nesting and empty ones are left out', () => {
  expect(blocksOf('<ul><li>a<ol><li><p>b</p></li></ol></li><li> </li></ul><ul></ul>')).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'paragraph', runs: [plain('a')] },
          { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', runs: [plain('b')] }]] },
        ],
      ],
    },
  ])
})

const levelsOf = (html: string) => blocksOf(html).map(block => 'level' in block && block.level)

test('no level of headings is skipped, and headings of one level stay on one', () => {
  expect(levelsOf('<h4>a</h4><h4>b</h4><h2>c</h2><h4>d</h4><h3>e</h3><h4>f</h4><h2>g</h2>')).toEqual([
    2, 2, 2, 3, 3, 4, 2,
  ])
})

test('only safe links are kept', () => {
  const hrefs = blocksOf('<p><a href="https://a.test">a</a><a href="javascript:x">b</a><a href="mailto:x@y">c</a></p>')
  expect(hrefs).toMatchObject([{ runs: [{ href: 'https://a.test' }, { href: null }, { href: 'mailto:x@y' }] }])
})

const textIn = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(block => {
      if (block.kind === 'list') return block.items.map(textIn)
      if (block.kind === 'quote') return textIn(block.blocks)
      return block.runs.map(run => ('text' in run ? run.text : ''))
    })
    .join('')

test('no word is lost, at any depth of nesting', () => {
  const tag = fc.constantFrom('p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'h2', 'h4', 'a', 'code')
  const piece = fc.oneof(
    tag.map(name => `<${name}>`),
    tag.map(name => `</${name}>`),
    fc.constantFrom('word', 'two words', '&amp;', '&lt;b&gt;'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      const html = cleanHtml(pieces.join(''))
      const words = html
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
      expect(textIn(blocksOf(html)).replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''))
    }),
  )
})
