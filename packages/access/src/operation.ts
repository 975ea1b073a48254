import { memberRoles } from './actor.ts'
import { isRoleClass, type RoleClass, rolesOf } from './class.ts'
import { isTarget, type ParameterCheck } from './parameter.ts'

/** An operation's declaration of who may call it: the role class, parameter and object checks combine. */
export type Access =
  | {
      /** Why it is public. */
      readonly public: string
      readonly object?: string
    }
  | {
      readonly class: RoleClass
      readonly param?: ParameterCheck
      /** The check on the loaded object in words; the room's policy carries it out. */
      readonly object?: string
    }

export interface Operation {
  readonly method: string
  readonly path: string
  readonly access: Access
}

type Loose = Readonly<Record<string, unknown>>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const unknownNames = (value: Loose, known: readonly string[]): string[] =>
  Object.keys(value)
    .filter(name => !known.includes(name))
    .map(name => `does not know “${name}”`)

function paramFaults(param: unknown, path: string): string[] {
  if (!isLoose(param)) return ['has a parameter check that is no object']
  const { target = 'RESEARCH_GROUP_ID', from, optional } = param
  const [, part, name] = (typeof from === 'string' && /^(params|query|body)\.(\w+)$/.exec(from)) || []
  const isInPath =
    part !== 'params' || path.split('/').some(segment => segment === `:${name}` || segment === `{${name}}`)
  return [
    ...unknownNames(param, ['target', 'from', 'optional']),
    ...(isTarget(target) ? [] : [`checks the unknown target ${String(target)}`]),
    ...(part === undefined ? ['does not say where its parameter is (params.…, query.… or body.…)'] : []),
    ...(isInPath ? [] : [`checks ${name}, which its path does not have`]),
    ...(optional === undefined || optional === true ? [] : ['may only say optional: true']),
    ...(optional === true && part === 'params' ? ['calls a part of its path optional'] : []),
  ]
}

function classFaults(access: Loose, path: string): string[] {
  const { class: name, param } = access
  const isGroupCheck = isLoose(param) && (param['target'] ?? 'RESEARCH_GROUP_ID') === 'RESEARCH_GROUP_ID'
  const passable = isRoleClass(name) && rolesOf(name).some(role => role === 'ADMIN' || memberRoles.includes(role))
  return [
    ...unknownNames(access, ['class', 'param', 'object']),
    ...(isRoleClass(name) ? [] : [`names the unknown class ${String(name)}`]),
    ...(param === undefined ? [] : paramFaults(param, path)),
    ...(isRoleClass(name) && isGroupCheck && !passable ? [`asks for a group, where nobody is ${name}`] : []),
  ]
}

function faultsOf(access: unknown, path: string): string[] {
  if (!isLoose(access)) return ['does not say who may call it']
  const who =
    'public' in access
      ? [
          ...unknownNames(access, ['public', 'object']),
          ...(isSaid(access['public']) ? [] : ['is public without a reason']),
        ]
      : classFaults(access, path)
  const { object } = access
  return [...who, ...(object === undefined || isSaid(object) ? [] : ['has an object check without words'])]
}

/** The faults of an operation's declaration, a sentence each. */
export const accessFaults = ({ method, path, access }: { method: string; path: string; access: unknown }): string[] =>
  faultsOf(access, path).map(fault => `${method} ${path} ${fault}.`)
