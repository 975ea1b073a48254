import { matterOf } from '../words/matter.ts'
import { plainText } from '../words/plain-text.ts'
import type { Examined } from './examined.ts'
import type { Finding } from './finding.ts'
import { counted } from './say.ts'

const fewestWords = 5
const word = /[\p{L}\p{N}]+/gu

/** Titles and descriptions that together hold too few words to be compared with others. */
export function shortTexts({ course, exercises, competency, exercise }: Examined): Finding[] {
  return [
    ...course.competencies.flatMap(one =>
      finding(one, competency(one.id), { competency_ids: [one.id], exercise_ids: [] }),
    ),
    ...exercises.flatMap(one => finding(one, exercise(one.id), { competency_ids: [], exercise_ids: [one.id] })),
  ]
}

type Text = { readonly title: string; readonly description: string }

function finding(text: Text, name: string, ids: Pick<Finding, 'competency_ids' | 'exercise_ids'>): Finding[] {
  const words = wordsIn(plainText(text.title)) + wordsIn(matterOf(text.description))
  if (words >= fewestWords) return []
  return [
    {
      kind: 'SHORT_TEXT',
      ...ids,
      evidence: {
        sentence: `Title and description of ${name} hold ${counted(words, 'word', 'words')}: too few to judge by.`,
        numbers: { words },
      },
      step: { action: 'DESCRIBE', competency_ids: [], sentence: 'Say in a sentence or two what it is about.' },
    },
  ]
}

const wordsIn = (text: string): number => text.match(word)?.length ?? 0
