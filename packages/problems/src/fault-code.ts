/** The keywords of JSON Schema by which a value fails. */
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

/** What no schema says of a value: its form, then what it stands for. */
const ofHouse = [
  'text',
  'depth',
  'json',
  'invalid',
  'unknown',
  'language',
  'timezone',
  'TIMEZONE',
  'SORT',
  'CURSOR',
  'EMPTY',
  'TWICE',
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
  'NO_MEMBER',
  'NO_PROFESSOR',
  'NO_TEXT',
  'UNKNOWN_CODE',
  'CRITERION',
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

/** Everything that can be wrong with an input. Clients have words for each of them. */
export const faultCodes = [...ofSchemas, ...ofHouse] as const

export type FaultCode = (typeof faultCodes)[number]

const known: ReadonlySet<string> = new Set(faultCodes)
const isKnown = (keyword: string): keyword is FaultCode => known.has(keyword)

/** The code of a value that fails a keyword; a rarely used keyword has none of its own. */
export const faultCodeOf = (keyword: string): FaultCode => (isKnown(keyword) ? keyword : 'invalid')
