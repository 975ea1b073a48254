import { type Problem, problem } from '@kolleg/problems'
import type { AliasableExpression } from 'kysely'
import type { Actor } from './actor.ts'
import { isMet } from './condition.ts'
import { Permit, type Permitted } from './permitted.ts'
import { printPolicy } from './print.ts'
import type { ReadsOf, Rule } from './rule.ts'
import { toSql } from './to-sql.ts'

/** The columns that a rule reads, which suffice to judge a record. */
type ColumnOf<R extends Rule> = R['reads'][number]['column']
type Judged<Row, R extends Rule> = Pick<Row, ColumnOf<R> & keyof Row>

/** The table of all columns, or for each column its table (`job`) or its full name (`job.groupId`). */
export type Places<Column extends string> = string | Readonly<Record<Column, string>>

export interface Policy<Row, T extends Readonly<Record<string, Rule>>> {
  readonly name: string
  readonly rules: T
  /** Evaluates the rule for one record. */
  readonly may: <A extends keyof T & string>(actor: Actor | null, action: A, record: Judged<Row, T[A]>) => boolean
  /** The rule as a condition for `where`. */
  readonly which: <A extends keyof T & string>(
    actor: Actor | null,
    action: A,
    at?: Places<ColumnOf<T[A]>>,
  ) => AliasableExpression<boolean>
  /** Every action that the actor may perform on the record. */
  readonly allowedActions: (actor: Actor | null, record: Judged<Row, T[keyof T]>) => (keyof T & string)[]
  /**
   * Returns the proof that a verb requires, or throws ACCESS_DENIED, or NOT_FOUND if the actor may not know that the
   * record exists.
   */
  readonly permit: <A extends keyof T & string, Found extends Row, Who extends Actor | null>(
    actor: Who,
    action: A,
    record: Found,
  ) => Permitted<A, Found, Who>
  /** The rules as a section of Markdown. */
  readonly print: () => string
}

export interface PolicyOptions<Row> {
  /** Whose refusal is 404 instead of 403, so that the record's existence stays secret. */
  readonly hidden?: Rule<ReadsOf<Row>>
}

/** `policy<Application>('application')({ edit: owner, read: anyOf(owner, allOf(member, submitted), admin) })` */
export const policy =
  <Row extends object>(name = 'record') =>
  <const T extends Readonly<Record<string, Rule<ReadsOf<Row>>>>>(
    rules: T,
    { hidden }: PolicyOptions<Row> = {},
  ): Policy<Row, T> => {
    const ruleOf = (action: keyof T & string): Rule => {
      const rule = Object.hasOwn(rules, action) ? rules[action] : undefined
      if (rule === undefined) throw new Error(`The policy of the ${name} has no action ${action}.`)
      return rule
    }
    const allows = (rule: Rule, actor: Actor | null, record: object) => {
      const lacking = rule.reads.find(({ column }) => valueIn(record, column) === undefined)
      if (lacking) throw new Error(`The ${name} was loaded without ${lacking.column}, which the policy reads.`)
      return isMet(rule.conditionFor(actor), column => valueIn(record, column))
    }
    const refusal = (actor: Actor | null, action: string, record: object): Problem => {
      if (hidden && allows(hidden, actor, record)) return problem('NOT_FOUND', { detail: `There is no such ${name}.` })
      if (actor === null) return problem('UNAUTHENTICATED')
      return problem('ACCESS_DENIED', { detail: `You may not ${inWords(action)} this ${name}.` })
    }
    return {
      name,
      rules,
      may: (actor, action, record) => allows(ruleOf(action), actor, record),
      which: (actor, action, at) => toSql(ruleOf(action).conditionFor(actor), column => referenceOf(column, at)),
      allowedActions: (actor, record) => Object.keys(rules).filter(action => allows(ruleOf(action), actor, record)),
      permit(actor, action, record) {
        if (allows(ruleOf(action), actor, record)) return new Permit(action, record, actor)
        throw refusal(actor, action, record)
      },
      print: () => printPolicy(name, rules, hidden),
    }
  }

const valueIn = (record: object, column: string): unknown =>
  Object.hasOwn(record, column) ? Reflect.get(record, column) : undefined

function referenceOf(column: string, at: string | Readonly<Record<string, string>> | undefined): string {
  const reference = typeof at === 'object' ? at[column] : at
  if (reference === undefined) return column
  return typeof at === 'object' && reference.includes('.') ? reference : `${reference}.${column}`
}

/** `read` stays, `manageMembers` becomes `manage members of`. */
const inWords = (action: string): string =>
  /[A-Z]/.test(action) ? `${action.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)} of` : action
