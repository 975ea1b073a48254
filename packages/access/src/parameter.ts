import { problem } from '@kolleg/problems'
import { type Actor, sameId } from './actor.ts'
import { admitsAdmin, passes, passesIn, type RoleClass } from './class.ts'

/** How an id in a parameter may be checked. */
export const targets = {
  RESEARCH_GROUP_ID: 'a role of the class in that group, or ADMIN where the class names it',
  USER_ID: 'that user, or ADMIN where the class names it',
  PROFESSOR_ID:
    'that professor, or a role of the class in a group in which that person is PROFESSOR, or ADMIN where the class names it',
} as const

export type Target = keyof typeof targets

export const isTarget = (name: unknown): name is Target => typeof name === 'string' && Object.hasOwn(targets, name)

export interface ParameterCheck {
  /** RESEARCH_GROUP_ID by default. */
  readonly target?: Target
  /** Where in the request the id is. */
  readonly from: `${'params' | 'query' | 'body'}.${string}`
  /** Checked only if present. */
  readonly optional?: true
}

export type ParameterValue =
  | { readonly target: 'RESEARCH_GROUP_ID' | 'USER_ID'; readonly id: string }
  /** With the groups in which the person is PROFESSOR. */
  | { readonly target: 'PROFESSOR_ID'; readonly id: string; readonly professorIn: readonly string[] }

/** The second check, after the role class. */
export function admits(actor: Actor | null, name: RoleClass, asked: ParameterValue): boolean {
  if (!passes(actor, name)) return false
  if (admitsAdmin(actor, name)) return true
  if (asked.target === 'RESEARCH_GROUP_ID') return passesIn(actor, name, asked.id)
  if (sameId(asked.id, actor.userId)) return true
  return asked.target === 'PROFESSOR_ID' && asked.professorIn.some(groupId => passesIn(actor, name, groupId))
}

export interface Request {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** The id to check; undefined if it is optional and absent. */
export function parameterOf({ from, optional }: ParameterCheck, request: Request): string | undefined {
  const [part, name] = partOf(from)
  const values = request[part]
  const value: unknown = isObject(values) && Object.hasOwn(values, name) ? values[name] : undefined
  if (typeof value === 'string') return value
  if (value === undefined && optional) return undefined
  const message = value === undefined ? `${name} is required.` : `${name} must be a text.`
  const pointer = part === 'body' ? `/${name}` : `/${part}/${name}`
  throw problem('VALIDATION_FAILED', {
    errors: [{ pointer, message, code: value === undefined ? 'required' : 'type' }],
  })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export function partOf(from: ParameterCheck['from']): ['params' | 'query' | 'body', string] {
  const name = from.slice(from.indexOf('.') + 1)
  if (from.startsWith('params.')) return ['params', name]
  return [from.startsWith('query.') ? 'query' : 'body', name]
}
