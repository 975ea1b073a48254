/** A course as the judging needs it; plain data, because it is sent to another thread. */
export interface Course {
  readonly competencies: readonly Competency[]
  readonly exercises: readonly Exercise[]
  readonly links: readonly Link[]
  /** What people said of its relations. */
  readonly feedback?: readonly Feedback[]
}

export interface Text {
  readonly id: number
  readonly title: string
  readonly description: string
}

export interface Competency extends Text {
  /** What its text and title mean, of unit length; null without a text. */
  readonly vector: Float32Array | null
  /** The centroid of its exercises' embeddings, of unit length. */
  readonly cluster?: Float32Array | null
}

export interface Exercise {
  readonly id: number
  readonly competencies: readonly number[]
}

/** Two competencies that someone mapped onto each other. */
export interface Link {
  readonly sourceId: number
  readonly targetId: number
}

export type RelationType = 'REQUIRES' | 'EXTENDS' | 'MATCHES'

/** A relation that a person accepted or rejected. */
export interface Feedback {
  /** What is learnt first, and of a match the lower id. */
  readonly earlier: number
  readonly later: number
  readonly type: RelationType
  readonly verdict: 'accept' | 'reject'
}

/** Sorts every list by id, so that sums and ties never depend on the order of saves. */
export function inOrder({ competencies, exercises, links, feedback = [] }: Course): Course {
  return {
    competencies: competencies.toSorted((a, b) => a.id - b.id),
    exercises: exercises.toSorted((a, b) => a.id - b.id),
    links: links.toSorted((a, b) => a.sourceId - b.sourceId || a.targetId - b.targetId),
    feedback: feedback.toSorted((a, b) => a.earlier - b.earlier || a.later - b.later || (a.type < b.type ? -1 : 1)),
  }
}
