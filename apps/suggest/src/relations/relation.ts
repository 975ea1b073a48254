import type { RelationType } from './course.ts'
import type { SignalName } from './judging/signals.ts'

export interface Relation {
  readonly tail_id: number
  readonly head_id: number
  readonly relation_type: RelationType
  /** How sure the relation is, 0 … 1. */
  readonly score: number
  readonly evidence: Evidence
}

export interface Evidence {
  /** The signals that contributed, strongest first. */
  readonly signals: readonly Witness[]
  /** The signals that the sentence mentions. */
  readonly reasons: readonly SignalName[]
  /** How sure the direction is, ½ … 1; 1 for MATCHES, which has none. */
  readonly direction: number
  /** The evidence as a sentence. */
  readonly sentence: string
  /** A person accepted the relation, so it is suggested whatever the signals say. */
  readonly accepted?: true
}

export interface Witness {
  readonly signal: SignalName
  /** The measured value. */
  readonly value: number
  /** What it adds to the log odds of the relation. */
  readonly weight: number
}

/**
 * Which end is learnt first. REQUIRES: the tail is a prerequisite for the head. EXTENDS: the tail builds upon the head.
 * MATCHES has no order; its tail is the lower id.
 */
export const learntFirst = { REQUIRES: 'tail', EXTENDS: 'head' } as const satisfies Record<
  Exclude<RelationType, 'MATCHES'>,
  'tail' | 'head'
>

/** Returns the tail and head of a relation, given what is learnt earlier and later. */
export function ends<End>(type: keyof typeof learntFirst, earlier: End, later: End): { tail: End; head: End } {
  return learntFirst[type] === 'tail' ? { tail: earlier, head: later } : { tail: later, head: earlier }
}

export const byScore = (a: Relation, b: Relation) => b.score - a.score || a.tail_id - b.tail_id || a.head_id - b.head_id
