import type { Language } from '../../text/language.ts'
import { missingFacts } from './facts.ts'
import { findWords, type Spoken } from './find-words.ts'
import { type Finding, type Posting, type TextField, textFields } from './finding.ts'
import { gaps, reasons } from './messages.ts'

/** A title may be in either language. */
const spoken: Readonly<Record<TextField, readonly Spoken[]>> = {
  title: ['en', 'de'],
  descriptionEn: ['en'],
  descriptionDe: ['de'],
}

/** Suggestions for a posting by rules alone: no data is sent anywhere. Reasons are in the reader's language. */
export const checkPosting = (posting: Posting, reader: Language): readonly Finding[] => [
  ...textFields.flatMap(field => wordFindings(field, posting[field] ?? '', reader)),
  ...missingFacts(posting).map((fact): Finding => {
    const [message, suggestion] = gaps[reader][fact]
    return { rule: 'MISSING', field: fact, from: null, to: null, quote: null, message, suggestion }
  }),
]

const wordFindings = (field: TextField, text: string, reader: Language): Finding[] =>
  findWords(text, spoken[field]).map(({ rule, from, to, instead }) => ({
    rule,
    field,
    from,
    to,
    quote: text.slice(from, to),
    message: reasons[reader][rule],
    suggestion: instead,
  }))
