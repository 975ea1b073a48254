/** A fault from Ajv; Fastify passes these on as `error.validation`. */
export interface SchemaFault {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly message?: string
}

type Params = Readonly<Record<string, unknown>>

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an e-mail address',
  date: 'a date like 2026-01-31',
  'date-time': 'an instant like 2026-01-31T12:00:00Z',
  time: 'a time like 12:00:00Z',
  uri: 'an absolute address like https://example.org/',
}

const bounds: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
}

const count = (value: unknown, one: string, many: string): string => `${String(value)} ${value === 1 ? one : many}`
const quoted = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const bound = ({ comparison, limit }: Params): string => `must be ${bounds[String(comparison)] ?? ''} ${String(limit)}`
const requiredWith = ({ property }: Params): string => `is required when ${String(property)} is given`

/** What to say of the value, by failed keyword. */
const predicates: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  text: () => 'contains a character that is no text',
  dependencies: requiredWith,
  dependentRequired: requiredWith,
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
  propertyNames: () => 'is not a name that may stand here',
  type: ({ type }) =>
    `must be ${list(type)
      .map(kind => kinds[String(kind)] ?? String(kind))
      .join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues).map(quoted).join(', ')}`,
  const: ({ allowedValue }) => `must be ${quoted(allowedValue)}`,
  format: ({ format }) => `must be ${formats[String(format)] ?? `of the form ${String(format)}`}`,
  pattern: () => 'does not have the expected form',
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${count(limit, 'character', 'characters')}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character', 'characters')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'entry', 'entries')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'entry', 'entries')}`,
  minProperties: ({ limit }) => `must have at least ${count(limit, 'property', 'properties')}`,
  maxProperties: ({ limit }) => `must have at most ${count(limit, 'property', 'properties')}`,
  uniqueItems: ({ i, j }) => `must not have the same entry twice (${String(j)} and ${String(i)})`,
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${String(multipleOf)}`,
  anyOf: () => 'has none of the forms that may stand here',
  oneOf: () => 'does not have exactly one of the forms that may stand here',
}

const wholes: Readonly<Record<string, string>> = {
  querystring: 'The query',
  params: 'The path',
  headers: 'The headers',
}

/** `/degrees/0/name` as `degrees[0].name`. */
const nameOf = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`))
    .join('')

export function sentenceOf({ keyword, params = {}, message }: SchemaFault, path: string, part: string): string {
  const subject = path === '' ? (wholes[part] ?? 'The body') : nameOf(path)
  const predicate = Object.hasOwn(predicates, keyword) ? predicates[keyword] : undefined
  return `${subject} ${predicate?.(params) ?? message ?? 'is not valid'}.`
}
