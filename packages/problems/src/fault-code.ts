/** JSON Schema keywords that a value can fail. */
const ofSchemas = [
  'required',
  'dependencies',
  'dependentRequired',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'uniqueItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'anyOf',
  'oneOf',
] as const

/** Rules beyond schemas: first about form, then about meaning. */
const ofHouse = [
  'text',
  'depth',
  'json',
  'invalid',
  'unknown',
  'language',
  'TIMEZONE',
  'SORT',
  'CURSOR',
  'EMPTY',
  'DUPLICATE',
  'ESSENTIAL',
  'OWN_ADDRESS',
  'SCALE',
  'DATE',
  'PAST',
  'OVERLAP',
  'NO_SUCH_TIME',
  'NO_ROOM',
  'PLACE',
  'LINK',
  'MEMBER',
  'NO_CHAIR',
  'NO_MEMBER',
  'NO_PROFESSOR',
  'NO_TEXT',
  'UNKNOWN_CODE',
  'UNKNOWN_CRITERION',
  'REASON',
  'APPLICATION',
  'BROKEN_PLACEHOLDER',
  'UNKNOWN_PLACEHOLDER',
  'MISPLACED_PLACEHOLDER',
  'MISSING_PLACEHOLDER',
  'NO_PDF',
  'NOT_ONLY_A_PDF',
  'ENCRYPTED',
  'BROKEN',
  'TOO_LONG',
  'TOO_HEAVY',
  'FORMAT',
  'NOT_ONLY_A_PICTURE',
  'TOO_MANY_PIXELS',
] as const

/** Everything that can be wrong with an input. Clients have words for each. */
export const faultCodes = [...ofSchemas, ...ofHouse] as const

export type FaultCode = (typeof faultCodes)[number]

const known: ReadonlySet<string> = new Set(faultCodes)
const isKnown = (keyword: string): keyword is FaultCode => known.has(keyword)

/** The code for a failed keyword; rare keywords have none of their own. */
export const faultCodeOf = (keyword: string): FaultCode => (isKnown(keyword) ? keyword : 'invalid')
