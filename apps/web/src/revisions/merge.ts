import type { Draft, DraftCriterion, DraftQuestion } from '../jobs/editor/draft.ts'
import { differing, type Field } from './fields.ts'

export type Choice = 'mine' | 'theirs' | 'both'
export type Choices = { readonly [F in Field]?: Choice }

const most = { questions: 10, criteria: 8 } as const

const sameQuestion = (one: DraftQuestion, other: DraftQuestion): boolean =>
  JSON.stringify([one.textEn, one.textDe, one.kind, one.required]) ===
  JSON.stringify([other.textEn, other.textDe, other.kind, other.required])

const sameCriterion = (one: DraftCriterion, other: DraftCriterion): boolean =>
  one.name === other.name && one.guidance === other.guidance

/** Theirs below mine. An item with the same key becomes a separate one. */
const both = <Item extends { readonly key: string }>(
  mine: readonly Item[],
  theirs: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): readonly Item[] => {
  const added = theirs.filter(item => !mine.some(own => isSame(own, item)))
  const taken = new Set(mine.map(({ key }) => key))
  return [...mine, ...added.map(item => (taken.has(item.key) ? { ...item, key: crypto.randomUUID() } : item))]
}

const questionsOfBoth = (mine: Draft, theirs: Draft) => both(mine.questions, theirs.questions, sameQuestion)
const criteriaOfBoth = (mine: Draft, theirs: Draft) => both(mine.criteria, theirs.criteria, sameCriterion)

/** Whether a field can hold both texts, one below the other. */
export const canHoldBoth = (mine: Draft, theirs: Draft, field: Field): boolean => {
  if (field === 'descriptionEn' || field === 'descriptionDe') return mine[field] !== '' && theirs[field] !== ''
  if (field === 'questions') return questionsOfBoth(mine, theirs).length <= most.questions
  if (field === 'criteria') return criteriaOfBoth(mine, theirs).length <= most.criteria
  return false
}

/** Prefers the side that changed a field; if both did, a person must choose. */
export const likelyChoices = (mine: Draft, theirs: Draft, common: Draft | undefined): Choices => {
  if (common === undefined) return {}
  const [byMe, byThem] = [new Set(differing(common, mine)), new Set(differing(common, theirs))]
  return Object.fromEntries(
    differing(mine, theirs).flatMap(field => {
      if (byMe.has(field) && byThem.has(field)) return []
      return [[field, byThem.has(field) ? 'theirs' : 'mine']]
    }),
  )
}

const ofBoth = (mine: Draft, theirs: Draft, field: Field): Partial<Draft> => {
  if (field === 'questions') return { questions: questionsOfBoth(mine, theirs) }
  if (field === 'criteria') return { criteria: criteriaOfBoth(mine, theirs) }
  if (field === 'descriptionEn' || field === 'descriptionDe') return { [field]: `${mine[field]}${theirs[field]}` }
  return {}
}

/** Merges two texts by field; fields without a choice stay mine. */
export const mergedBy = (mine: Draft, theirs: Draft, choices: Choices): Draft => {
  const parts = differing(mine, theirs).map((field): Partial<Draft> => {
    if (choices[field] === 'theirs') return { [field]: theirs[field] }
    return choices[field] === 'both' ? ofBoth(mine, theirs, field) : {}
  })
  return Object.assign({ ...mine }, ...parts) as Draft
}
