export const findingKinds = [
  'EXERCISE_WITHOUT_COMPETENCY',
  'COMPETENCY_WITHOUT_EXERCISE',
  'NEAR_DUPLICATE',
  'DOUBTFUL_LINK',
  'ISLAND',
  'BOTTLENECK',
  'SHORT_TEXT',
] as const
export type FindingKind = (typeof findingKinds)[number]

export const actions = ['LINK', 'UNLINK', 'ADD_EXERCISE', 'MERGE', 'RELATE', 'DESCRIBE'] as const
export type Action = (typeof actions)[number]

/** Something about a course that a person should look at. */
export interface Finding {
  readonly kind: FindingKind
  readonly competency_ids: readonly number[]
  readonly exercise_ids: readonly number[]
  readonly evidence: { readonly sentence: string; readonly numbers: Readonly<Record<string, number>> }
  /** What one can do about it, and with which competencies. */
  readonly step: { readonly action: Action; readonly competency_ids: readonly number[]; readonly sentence: string }
}

/** An exercise of the course itself, with those competencies of the course that it trains. */
export interface CourseExercise {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly vector: Float32Array | null
  readonly competencies: readonly number[]
  /** What people said of its links, stored or not. */
  readonly verdicts: readonly { readonly competency: number; readonly accepted: boolean }[]
}
