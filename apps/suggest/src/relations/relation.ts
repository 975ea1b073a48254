import type { SignalName } from './judging/signals.ts'

export type RelationType = 'REQUIRES' | 'EXTENDS' | 'MATCHES'

export interface Relation {
  readonly tail_id: number
  readonly head_id: number
  readonly relation_type: RelationType
  /** How sure it is, 0 … 1. */
  readonly score: number
  readonly evidence: Evidence
}

export interface Evidence {
  /** What spoke, strongest first. */
  readonly signals: readonly Witness[]
  /** Those that the sentence gives. */
  readonly reasons: readonly SignalName[]
  /** How sure the direction is, ½ … 1; 1 for MATCHES, which has none. */
  readonly direction: number
  /** The same for people. */
  readonly sentence: string
}

export interface Witness {
  readonly signal: SignalName
  /** What was measured. */
  readonly value: number
  /** What it adds to the log odds of the relation. */
  readonly weight: number
}

/**
 * Which end is learnt first. REQUIRES: the tail is a prerequisite for the head. EXTENDS: the tail builds upon
 * the head. MATCHES has no order; its tail is the lower id.
 */
export const learntFirst = { REQUIRES: 'tail', EXTENDS: 'head' } as const satisfies Record<
  Exclude<RelationType, 'MATCHES'>,
  'tail' | 'head'
>

/** Tail and head of a relation between what is learnt earlier and what is learnt later. */
export function ends<End>(type: keyof typeof learntFirst, earlier: End, later: End): { tail: End; head: End } {
  return learntFirst[type] === 'tail' ? { tail: earlier, head: later } : { tail: later, head: earlier }
}

export const byScore = (a: Relation, b: Relation) => b.score - a.score || a.tail_id - b.tail_id || a.head_id - b.head_id
