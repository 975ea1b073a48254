import { decodeHTML } from 'entities/decode'
import { withoutTags } from './html.ts'
import { withoutLatex } from './latex.ts'
import { withoutMarkdown } from './markdown.ts'
import { setAside } from './set-code-aside.ts'

const unseen = /[\p{Cc}\p{Co}\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/gu
/** No script puts more marks on a letter, and normalising thousands takes quadratic time. */
const piledMarks = /(\p{M}{30})\p{M}+/gu
const wordlike = /[\p{L}\p{N}]/u
export const isWordlike = (text: string): boolean => wordlike.test(text)

/** A one-line sentence that begins with a letter and has no character that markup or NFC would change. */
const sentence = /^[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ0-9 ,;.:?!'"()/%+=-]*$/

/**
 * Reduces a text to what a reader would read aloud, without markup. Every pattern stops at the character it starts
 * with, so that the time is linear for any text. A text without a letter or a digit becomes empty.
 */
export function plainText(text: string): string {
  if (sentence.test(text)) return text.includes('  ') ? oneLine(text) : text.trimEnd()
  return withoutMarkup(text)
}

/** The general path, which tries each kind of markup. */
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

/** Removes invisible characters. */
export const seen = (text: string): string => text.replace(/[\p{C}\u2800]/gu, ' ').trim()

const keepBreaks = (character: string) => (character === '\n' || character === '\t' ? character : ' ')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
