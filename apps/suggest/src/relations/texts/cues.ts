import type { Language } from '../../words/language.ts'

interface Cues {
  /** What follows is an application, an example, or comes later. */
  readonly ahead: RegExp
  /** A title that only introduces its topic, and so comes before all that it names. */
  readonly introduction: RegExp
}

const phrase = (phrases: string) =>
  `(?<![\\p{L}\\p{N}])(?:${phrases
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})(?![\\p{L}\\p{N}])`
const anyOf = (phrases: string) => new RegExp(phrase(phrases), 'iu')
/** At the start or the end of a title, or after a final colon or dash. */
const inTitle = (atStart: string, atEnd: string) =>
  new RegExp(`^${phrase(`${atStart}\n${atEnd}`)}|(?:${phrase(atEnd)}|[:–—-]\\s*${phrase(atStart)})$`, 'iu')

/** "Prerequisites for this unit: graphs" looks back. */
const not = (demonstrative: string) => `(?! ${demonstrative}\\p{L}*)(?![^:]{1,60}:)`

export const cues = {
  en: {
    ahead: anyOf(`
      used|useful|applied|applies|applications?(?! of)|examples?|such as|e\\.g\\.|for instance|includ(?:e|es|ing)(?! a review)|leads? to|later|next
      (?:basis|foundations?|important|essential|necessary|helpful|relevant) for|prepar(?:es|ations?) for
      (?:prerequisites?|needed|required) (?:for|by|in)${not('this')}`),
    introduction: inTitle(
      '(?:an? )?(?:brief |short |general )?introduction(?! of)',
      '(?:an? )?(?:brief |short |general )?overview|(?:the )?(?:basics|fundamentals|basic concepts)',
    ),
  },
  de: {
    ahead: anyOf(`
      verwendet|benutzt|genutzt|eingesetzt|angewandt|angewendet|gebraucht|nützlich|dient|dienen|anwendung(?:en)?(?! (?:von|der|des))
      beispiele?|beispielsweise|etwa|insbesondere|führt zu|später|danach|anschließend
      (?:grundlage|basis|vorbereitung|wichtig|wesentlich|notwendig|relevant) (?:für|auf)
      (?:voraussetzung(?:en)?|nötig|erforderlich|benötigt) für${not('diese')}`),
    introduction: inTitle(
      '(?:eine )?(?:kurze )?(?:einführung|einleitung)(?! (?:der|des|von|eine[rs]?))',
      '(?:ein )?(?:kurzer )?überblick|(?:die )?(?:grundlagen|grundbegriffe)',
    ),
  },
} satisfies Record<Language, Cues>
