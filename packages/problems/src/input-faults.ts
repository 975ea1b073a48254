import { faultCodeOf } from './fault-code.ts'
import type { InputFault } from './problem.ts'
import { type SchemaFault, sentenceOf } from './sentences.ts'

/** Enough for any form; a hostile body must not get an answer larger than itself. */
const mostFaults = 200

const rootOf: Readonly<Record<string, string>> = { querystring: '/query', params: '/params', headers: '/headers' }

const token = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Keywords whose faults concern a child of the value. */
const childNamedBy: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependencies: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
  propertyNames: 'propertyName',
}

function pathOf({ instancePath, keyword, params }: SchemaFault): string {
  const child = params?.[childNamedBy[keyword] ?? '']
  return typeof child === 'string' ? `${instancePath}/${token(child)}` : instancePath
}

const isUnion = ({ keyword }: SchemaFault): boolean => keyword === 'anyOf' || keyword === 'oneOf'

const isWithin = (fault: SchemaFault, union: SchemaFault): boolean =>
  fault !== union && union.schemaPath !== undefined && (fault.schemaPath ?? '').startsWith(`${union.schemaPath}/`)

const isOfNull = ({ instancePath }: SchemaFault, { keyword, params, instancePath: path }: SchemaFault): boolean =>
  keyword === 'type' && params?.['type'] === 'null' && path === instancePath

/** The branch of the union that contains the fault. */
const branchOf = (union: SchemaFault, { schemaPath = '' }: SchemaFault): string | undefined =>
  schemaPath.slice((union.schemaPath ?? '').length + 1).split('/')[0]

/** For a nullable value that is not null, reports what is wrong with it instead of “must be null”. */
function withoutNulls(faults: readonly SchemaFault[]): readonly SchemaFault[] {
  const needless = new Set<SchemaFault>()
  for (const union of faults.filter(isUnion)) {
    const within = faults.filter(fault => isWithin(fault, union))
    const nulls = within.filter(fault => isOfNull(union, fault))
    const others = within.filter(fault => !nulls.includes(fault))
    const branches = new Set(others.map(fault => branchOf(union, fault)))
    if (nulls.length === 1 && branches.size === 1) for (const one of [union, ...nulls]) needless.add(one)
  }
  return faults.filter(fault => !needless.has(fault))
}

/** Reports a union of constants as a list of allowed values. */
function asOneOf(union: SchemaFault, branches: readonly SchemaFault[]): SchemaFault {
  const allowedValues = branches.map(branch => branch.params?.['allowedValue'])
  const plain = branches.every(
    ({ keyword, instancePath }) => keyword === 'const' && instancePath === union.instancePath,
  )
  return plain && branches.length > 0 ? { ...union, keyword: 'enum', params: { allowedValues } } : union
}

/** A failed union is one fault, not one per branch. */
function withoutBranches(faults: readonly SchemaFault[]): SchemaFault[] {
  const unions = faults.filter(isUnion)
  return faults
    .filter(fault => !unions.some(union => isWithin(fault, union)))
    .map(fault =>
      isUnion(fault)
        ? asOneOf(
            fault,
            faults.filter(branch => isWithin(branch, fault)),
          )
        : fault,
    )
}

/**
 * Every fault with a JSON pointer and a sentence. Pointers into the body start at its root, others with `/query`,
 * `/params` or `/headers`.
 */
export function inputFaults(faults: readonly SchemaFault[], part = 'body'): InputFault[] {
  const told = withoutBranches(withoutNulls(faults.slice(0, mostFaults))).map(fault => {
    const path = pathOf(fault)
    const code = faultCodeOf(fault.keyword)
    return { pointer: `${rootOf[part] ?? ''}${path}`, message: sentenceOf(fault, path, part), code }
  })
  return told.filter(
    (fault, index) =>
      told.findIndex(other => other.pointer === fault.pointer && other.message === fault.message) === index,
  )
}
