import { cleanHtml, hasWords } from '../html/clean.ts'
import { escaped } from '../html/page.ts'
import { AiFailure } from './ai/failure.ts'

const longest = 20_000

/** The answer of a model as safe HTML; an empty answer is a failure. */
export const htmlOf = (answer: string): string => {
  const bare = answer.trim().replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1')
  const html = cleanHtml(/<[a-z]/i.test(bare) ? bare : paragraphs(bare))
  if (!hasWords(html)) throw new AiFailure('The AI gave an answer without words.', true)
  if (html.length > longest) throw new AiFailure('The answer of the AI was longer than it may be.', false)
  return html
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
