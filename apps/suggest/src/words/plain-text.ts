import { decodeHTML } from 'entities/decode'
import { setAside } from './code.ts'
import { withoutTags } from './html.ts'
import { withoutLatex } from './latex.ts'
import { withoutMarkdown } from './markdown.ts'

const unseen = /[\p{Cc}\p{Co}\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/gu
/** No writing piles up more marks on a letter, and putting thousands in order takes the square of their number. */
const piledMarks = /(\p{M}{30})\p{M}+/gu
const wordlike = /[\p{L}\p{N}]/u
export const isWordlike = (text: string): boolean => wordlike.test(text)

/** A sentence on one line that begins with a letter and holds no sign that could be markup, nor one that NFC changes. */
const sentence = /^[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ0-9 ,;.:?!'"()/%+=-]*$/

/**
 * What a reader would read aloud: markup gone, words kept. Every pattern behind it stops at the
 * character it starts with, so the time stays in proportion to the text, whatever the text.
 * A text with no letter and no digit left is the empty text.
 */
export function plainText(text: string): string {
  if (sentence.test(text)) return text.includes('  ') ? oneLine(text) : text.trimEnd()
  return withoutMarkup(text)
}

/** The same for any text, at the price of a look for each kind of markup. */
export function withoutMarkup(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(piledMarks, '$1')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, keepBreaks)
  const { prose, blocks, restore } = setAside(clean)
  const read = oneLine(restore(decodeHTML(withoutLatex(withoutMarkdown(withoutTags(prose))))))
  if (isWordlike(read)) return read
  const code = oneLine(blocks)
  return isWordlike(code) ? code : ''
}

/** What there is to see of a text. */
export const seen = (text: string): string => text.replace(/[\p{C}\u2800]/gu, ' ').trim()

const keepBreaks = (character: string) => (character === '\n' || character === '\t' ? character : ' ')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
