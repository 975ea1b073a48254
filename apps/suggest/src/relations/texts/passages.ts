import type { Language } from '../../words/language.ts'
import { cues } from './cues.ts'

export interface Passages {
  /** What the text says about its own subject. */
  readonly core: readonly string[]
  /** What follows a cue that looks ahead: most likely learnt later. */
  readonly ahead: readonly string[]
}

const sentenceEnd = /(?<=[.!?])\s+/
const abbreviation = /\b(?:z\. ?B|d\. ?h|u\. ?a|i\.e)\.(?=(?<touching>\p{L}?))/gu
const abbreviated: Readonly<Record<string, string>> = {
  z: 'zum Beispiel',
  d: 'das heißt',
  u: 'unter anderem',
  i: 'that is',
}
/** In a first sentence these words state the purpose. */
const purpose =
  /^(?:used|useful|applied|applies|dient|dienen|verwendet|benutzt|gebraucht|genutzt|eingesetzt|angewandt|angewendet)$/iu

/**
 * A text names other subjects because it rests on them, or to show where it leads ("… is used in X", "examples are X").
 * What follows a word that looks ahead is not part of the core, except "used" in the first sentence, which states the
 * purpose.
 */
export function passagesOf(text: string, language: Language): Passages {
  const core: string[] = []
  const ahead: string[] = []
  for (const [index, sentence] of sentencesOf(text).entries()) {
    const outlook = cues[language].ahead.exec(sentence)
    const end = outlook && !(index === 0 && purpose.test(outlook[0])) ? outlook.index : sentence.length
    core.push(sentence.slice(0, end))
    if (end < sentence.length) ahead.push(sentence.slice(end))
  }
  return { core, ahead }
}

const sentencesOf = (text: string) =>
  text
    .replace(abbreviation, ([letter = ''], touching: string) => `${abbreviated[letter]}${touching && ' '}`)
    .split(sentenceEnd)
