import { STATUS_CODES } from 'node:http'
import { isObject, type Json, liftTitled, nameIn } from './components.ts'
import { type Examples, exampleMaker } from './examples.ts'

/** Adds what client generators need beyond the routes' schemas: names, examples, and a description for every reply. */
export const complete = (description: Json, known: Examples): Json => {
  const named = liftTitled(withPlainTypes(mapOperations(description, withOptionalBody)) as Json)
  const components = named['components'] as Json
  const make = exampleMaker(known, components['schemas'] as Json)
  const examples: Record<string, unknown> = {}

  const shown = (media: Json, type: string): Json => {
    if ('example' in media) return media
    if (type in known) return { ...media, example: known[type] }
    const schema = media['schema'] as Json
    const own = isObject(media['examples']) ? media['examples'] : {}
    const name = nameIn(schema)
    const value = name === undefined ? make(schema, '', '') : make(schema, name, name)
    const values =
      Object.keys(own).length > 0 || value === undefined || name === undefined ? own : { [name]: { value } }
    if (Object.keys(values).length === 0) return value === undefined ? media : { ...media, example: value }
    Object.assign(examples, values)
    const pointers = Object.keys(values).map(key => [key, { $ref: `#/components/examples/${key}` }])
    return { ...media, examples: Object.fromEntries(pointers) }
  }
  const withContent = (part: Json): Json =>
    isObject(part['content']) ? { ...part, content: mapValues(part['content'], shown) } : part
  const withParameter = (parameter: Json): Json => {
    if ('example' in parameter || !parameter['required']) return parameter
    const value = make(parameter['schema'] as Json, '', String(parameter['name']))
    return value === undefined ? parameter : { ...parameter, example: value }
  }
  const whole = mapOperations(named, operation => ({
    ...operation,
    ...(Array.isArray(operation['parameters']) && { parameters: operation['parameters'].map(withParameter) }),
    ...(isObject(operation['requestBody']) && { requestBody: withContent(operation['requestBody']) }),
    responses: mapValues(operation['responses'] as Json, (reply, status) => withContent(withWords(reply, status))),
  }))
  return { ...whole, components: { ...components, examples } }
}

const mapValues = (object: Json, change: (value: Json, name: string) => Json): Json =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value as Json, name)]))

const mapOperations = (description: Json, change: (operation: Json) => Json): Json => ({
  ...description,
  paths: mapValues(description['paths'] as Json, methods => mapValues(methods, change)),
})

const withWords = (reply: Json, status: string): Json =>
  reply['description'] === 'Default Response' ? { ...reply, description: STATUS_CODES[status] ?? '' } : reply

/** Rewrites schemas into forms for which generators make good types. */
const withPlainTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPlainTypes)
  if (!isObject(value)) return value
  return withType(asList(mapValues(value, part => withPlainTypes(part) as Json)))
}

/** Generators give an enumeration its own type only if it declares `type`. */
const withType = (schema: Json): Json => {
  const isUntyped = Array.isArray(schema['enum']) && !('type' in schema)
  const isText = isUntyped && (schema['enum'] as unknown[]).every(choice => typeof choice === 'string')
  return { ...(isText && { type: 'string' }), ...schema }
}

/** A parameter that takes one or several values becomes a list. */
const asList = (schema: Json): Json => {
  const { anyOf, ...rest } = schema
  const [one, list] = Array.isArray(anyOf) ? (anyOf as Json[]) : []
  const isRepeated = list?.['type'] === 'array' && JSON.stringify(list['items']) === JSON.stringify(one)
  return isRepeated ? { ...rest, ...list } : schema
}

/** A nullable body may be left out. */
const withOptionalBody = (operation: Json): Json => {
  const { requestBody } = operation
  if (!isObject(requestBody)) return operation
  let isRequired = true
  const content = mapValues(requestBody['content'] as Json, media => {
    const choices = (media['schema'] as Json)['anyOf']
    if (!Array.isArray(choices) || !choices.some(({ type }: Json) => type === 'null')) return media
    isRequired = false
    const [schema, ...more] = choices.filter(({ type }: Json) => type !== 'null')
    return more.length === 0 ? { ...media, schema } : media
  })
  return { ...operation, requestBody: { ...requestBody, required: isRequired, content } }
}
