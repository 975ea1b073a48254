import type { Actor } from './actor.ts'
import { all, any, type Condition, negate, type Value } from './condition.ts'

/** A column that a rule reads and the values it is compared with, both checked against the record's type. */
export interface Read<Column extends string = string, Among extends Value = Value> {
  readonly column: Column
  readonly among: readonly Among[]
}

/** Turns an actor into a condition on a record. All data: it can be evaluated, translated to SQL and printed. */
export interface Rule<R extends Read = Read> {
  readonly text: string
  /** The negated text. */
  readonly opposite: string
  /** How the parts are joined: text within another kind of joint needs brackets. */
  readonly joint?: 'and' | 'or'
  readonly reads: readonly R[]
  readonly conditionFor: (actor: Actor | null) => Condition
}

/** Everything that rules about a record may read. */
export type ReadsOf<Row> = {
  [Column in keyof Row & string]: Read<Column, Extract<NonNullable<Row[Column]>, Value>>
}[keyof Row & string]

type Reads<T extends readonly Rule[]> = T[number]['reads'][number]

function textOf(joint: 'and' | 'or', rules: readonly Rule[]): Pick<Rule, 'text' | 'opposite' | 'joint'> {
  const parts = rules.map(rule => (rule.joint === undefined || rule.joint === joint ? rule.text : `(${rule.text})`))
  const text = parts.join(` ${joint} `)
  return { text, opposite: `not (${text})`, joint }
}

export function anyOf<T extends readonly [Rule, ...Rule[]]>(...rules: T): Rule<Reads<T>>
export function anyOf(...rules: readonly Rule[]): Rule {
  return {
    ...textOf('or', rules),
    reads: rules.flatMap(rule => rule.reads),
    conditionFor: actor => any(rules.map(rule => rule.conditionFor(actor))),
  }
}

export function allOf<T extends readonly [Rule, ...Rule[]]>(...rules: T): Rule<Reads<T>>
export function allOf(...rules: readonly Rule[]): Rule {
  return {
    ...textOf('and', rules),
    reads: rules.flatMap(rule => rule.reads),
    conditionFor: actor => all(rules.map(rule => rule.conditionFor(actor))),
  }
}

export const not = <R extends Read>({ text, opposite, joint, reads, conditionFor }: Rule<R>): Rule<R> => ({
  text: opposite,
  opposite: joint === undefined ? text : `(${text})`,
  reads,
  conditionFor: actor => negate(conditionFor(actor)),
})
