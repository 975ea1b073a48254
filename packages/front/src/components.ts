export type Json = { readonly [name: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const prefix = '#/components/schemas/'

/** The component that a schema refers to. */
export const nameIn = ({ $ref }: Json): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined

/**
 * Moves every titled schema to the components and refers to it. Two different schemas with the same title stay in
 * place: a name has one meaning.
 */
export const liftTitled = (description: Json): Json => {
  const byTitle = new Map<string, Set<string>>()
  survey(description, (title, schema) => {
    const known = byTitle.get(title) ?? new Set<string>()
    byTitle.set(title, known.add(JSON.stringify(schema)))
  })
  const schemas: Record<string, unknown> = {}
  const lifted = (value: unknown, isTop = false): unknown => {
    if (Array.isArray(value)) return value.map(part => lifted(part))
    if (!isObject(value)) return value
    const title = titleOf(value)
    if (title === undefined || isTop || byTitle.get(title)?.size !== 1)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lifted(part)]))
    schemas[title] ??= lifted(value, true)
    return { $ref: `${prefix}${title}` }
  }
  const whole = lifted(description) as Json
  const components = isObject(whole['components']) ? whole['components'] : {}
  const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return { ...whole, components: { ...components, schemas: sorted } }
}

/** The title of an object or enumeration schema, as a name; an example may also have a title but is no schema. */
const titleOf = ({ title, type, anyOf, enum: choices }: Json): string | undefined =>
  (type === 'object' || Array.isArray(anyOf ?? choices)) && typeof title === 'string' && /^[A-Z]\w*$/.test(title)
    ? title
    : undefined

const survey = (value: unknown, found: (title: string, schema: Json) => void): void => {
  if (Array.isArray(value)) for (const part of value) survey(part, found)
  if (!isObject(value)) return
  const title = titleOf(value)
  if (title !== undefined) found(title, value)
  for (const part of Object.values(value)) survey(part, found)
}
