import type { Language } from '../../words/language.ts'
import { anyCue, cues } from './cues.ts'

export interface Passages {
  /** What the text says about its own subject. */
  readonly core: readonly string[]
  /** What follows a cue that looks ahead: most likely learnt later. */
  readonly ahead: readonly string[]
  /** What follows a cue that looks back: most likely needed before. */
  readonly back: readonly string[]
}

const clause = /[^,;:()]+/g
const sentenceEnd = /(?<=[.!?])\s+/
const abbreviation = /\b(?:z\. ?B|d\. ?h|u\. ?a|i\.e)\.(?=(?<touching>\p{L}?))/gu
const abbreviated: Readonly<Record<string, string>> = {
  z: 'zum Beispiel',
  d: 'das heißt',
  u: 'unter anderem',
  i: 'that is',
}
/** A NOT gate is a subject, not a negation. */
const isShouted = /^\p{Lu}{2}/u
const isGate = /^\P{L}*NOT /u
/** In a first sentence these words state the purpose. */
const purpose =
  /^(?:used|useful|applied|applies|supports|enables|helps with|\p{L}+ to|dient|dienen|verwendet|benutzt|genutzt|eingesetzt|ermöglicht|unterstützt)$/iu

/**
 * A text names other subjects because it rests on them, to show where it leads ("… is used in X", "examples are X"), or
 * to say what its subject is not. What follows a word that looks ahead is not part of the core, except "used" in the
 * first sentence, which states the purpose. Excluded subjects are dropped.
 */
export function passagesOf(text: string, language: Language): Passages {
  const core: string[] = []
  const ahead: string[] = []
  const back: string[] = []
  const { ahead: forward, back: backward, excluded } = cues[language]
  for (const [index, whole] of sentencesOf(text).entries()) {
    if (excluded.test(whole) && !isGate.test(whole)) continue
    if (!anyCue[language].test(whole)) {
      core.push(whole)
      continue
    }
    const sentence = assertedIn(whole, language)
    const outlook = forward.exec(sentence)
    const end = outlook && !(index === 0 && purpose.test(outlook[0])) ? outlook.index : sentence.length
    core.push(sentence.slice(0, end))
    if (end < sentence.length) ahead.push(sentence.slice(end))
    const rest = backward.exec(sentence)
    if (rest) back.push(sentence.slice(rest.index))
  }
  return { core, ahead, back }
}

/** Removes what a sentence excludes, clause by clause. */
function assertedIn(sentence: string, language: Language): string {
  const { aside, doubled, dismissed } = cues[language]
  // Splitting a sentence is slower than checking that it excludes nothing.
  if (sentence.search(aside) < 0 && sentence.search(dismissed) < 0) return sentence
  return sentence.replace(clause, said => {
    if (doubled.test(said)) return said
    return dismissed.test(said) ? '' : said.replace(aside, words => (isShouted.test(words) ? words : ''))
  })
}

const sentencesOf = (text: string) =>
  text
    .replace(abbreviation, ([letter = ''], touching: string) => `${abbreviated[letter]}${touching && ' '}`)
    .split(sentenceEnd)
