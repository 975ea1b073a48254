import { isObject, type Json, nameIn } from './components.ts'

/** Example values by property: `Job.title`, or `title` anywhere. */
export type Examples = Readonly<Record<string, unknown>>

type Maker = (schema: Json, owner: string, name: string) => unknown

/**
 * Makes examples from schemas: a property has the same value everywhere. If a required value is missing, there is no
 * example.
 */
export const exampleMaker = (known: Examples, schemas: Json): Maker => {
  const make: Maker = (schema, owner, name) => {
    const referred = nameIn(schema)
    if (referred !== undefined) return make(schemas[referred] as Json, referred, referred)
    const type = [schema['type']].flat().find(kind => kind !== 'null')
    const values = [known[`${owner}.${name}`], known[name]]
    const allowed = schema['enum']
    if (Array.isArray(allowed)) return values.find(value => allowed.includes(value)) ?? allowed[0]
    const given = values.find(value => isOf(type, value))
    if ('const' in schema) return schema['const']
    if (given !== undefined) return given
    if (Array.isArray(schema['examples'])) return schema['examples'][0]
    const parts = schema['anyOf']
    if (Array.isArray(parts)) return fromParts(parts as Json[], owner, name)
    if (type === 'object') return objectOf(schema, owner === name || owner === '' ? owner : name)
    if (type === 'array') return [make(schema['items'] as Json, owner, name)].filter(item => item !== undefined)
    if (type === 'string') return known[`format:${String(schema['format'])}`]
    if (type === 'boolean') return true
    return type === 'integer' || type === 'number' ? (schema['minimum'] ?? 1) : undefined
  }
  const fromParts = (parts: readonly Json[], owner: string, name: string): unknown =>
    parts.map(part => make(part, owner, name)).find(value => value !== undefined) ?? orNull(parts)
  const objectOf = ({ properties = {}, required = [] }: Json, owner: string): unknown => {
    const made = Object.entries(properties as Readonly<Record<string, Json>>).map(
      ([name, schema]) => [name, make(schema, owner, name)] as const,
    )
    const isWhole = made.every(([name, value]) => value !== undefined || !(required as string[]).includes(name))
    return isWhole ? Object.fromEntries(made.filter(([, value]) => value !== undefined)) : undefined
  }
  return make
}

const orNull = (parts: readonly Json[]): null | undefined =>
  parts.some(({ type }) => type === 'null') ? null : undefined

/** A union has no type: one of its branches takes the value. */
const isOf = (type: unknown, value: unknown): boolean => {
  if (value === undefined) return false
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}
