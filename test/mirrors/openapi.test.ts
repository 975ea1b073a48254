import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'

type Schema = Readonly<Record<string, unknown>>
type Media = {
  readonly schema: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>
}
type Content = { readonly description?: string; readonly content?: Readonly<Record<string, Media>> }
type Parameter = {
  readonly name: string
  readonly schema: Schema
  readonly required?: boolean
  readonly example?: unknown
}
type Described = {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}
type Document = {
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>
  }
}

const read = async (service: string): Promise<Document> =>
  JSON.parse(await readFile(new URL(`../../docs/mirrors/openapi-${service}.json`, import.meta.url), 'utf8')) as Document

/** Every schema within a value, with its path. */
const within = (value: unknown, at: string): readonly (readonly [string, Schema])[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, part]) =>
    name === 'example' || name === 'examples' ? [] : within(part, `${at}/${name}`),
  )
  return Array.isArray(value) ? inner : [[at, value as Schema], ...inner]
}

const isJson = (type: string): boolean => /^application\/(\w+\+)?json$/.test(type)
const isBytes = ({ schema }: Media): boolean => schema['format'] === 'binary'

describe.each([
  ['apply', 158],
  ['suggest', 8],
] as const)('the description of %s', async (service, least) => {
  const { servers, tags, paths, components } = await read(service)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ place: `${method.toUpperCase()} ${path}`, ...operation })),
  )
  const contents = operations.flatMap(({ place, requestBody, responses }) =>
    Object.entries({ ...responses, ...(requestBody && { request: requestBody }) }).flatMap(([part, { content = {} }]) =>
      Object.entries(content).map(([type, media]) => ({ place: `${place} ${part} ${type}`, type, media })),
    ),
  )
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components })
  const faultsOf = (schema: Schema, value: unknown) => {
    const resolvable = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as Schema
    return ajv.validate(resolvable, value) ? [] : ajv.errors
  }

  test('says where the service is, and describes every tag', () => {
    expect(servers).toEqual([{ url: '/', description: expect.any(String) }])
    const explained = tags.map(({ name }) => name)
    for (const { place, tags: own } of operations)
      expect([place, explained]).toEqual([place, expect.arrayContaining([...(own ?? [])])])
  })

  test('names every operation once, in one style, with a summary, a success and who may call', () => {
    expect(operations.length).toBeGreaterThanOrEqual(least)
    for (const { place, operationId, summary, security, responses } of operations) {
      expect([place, operationId]).toEqual([place, expect.stringMatching(/^[a-z]+([A-Z][a-z]+)*$/)])
      expect([place, summary]).toEqual([place, expect.stringMatching(/\w/)])
      expect([place, security]).toEqual([place, expect.any(Array)])
      expect([place, Object.keys(responses)]).toEqual([place, expect.arrayContaining([expect.stringMatching(/^2/)])])
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test('has a name for every body, and one meaning for each name', () => {
    const sent = contents
      .filter(({ type }) => isJson(type))
      .map(({ place, media: { schema } }) => [place, schema['type'] === 'array' ? schema['items'] : schema] as const)
    const name = { $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/) }
    for (const [place, schema] of sent) expect([place, schema]).toEqual([place, name])
    const parts = Object.values(components.schemas).flatMap(schema => Object.values(schema))
    const unlifted = within([paths, parts], '').filter(
      ([, { type, title }]) => type === 'object' && title !== undefined,
    )
    expect(unlifted).toEqual([])
  })

  test('has patterns that every language understands', () => {
    const patterns = within([paths, components.schemas], '').map(([, { pattern }]) => pattern)
    expect(patterns.filter(pattern => typeof pattern === 'string' && /\\[pPuk]|\(\?/.test(pattern))).toEqual([])
  })

  test('has examples for every operation, which are valid for its schemas', () => {
    const shown = contents.filter(({ media }) => !isBytes(media) || media.example !== undefined)
    for (const { place, media } of shown) {
      const values =
        media.examples === undefined
          ? [media.example]
          : Object.keys(media.examples).map(name => components.examples[name]?.value)
      const faults = values.map(value => (value === undefined ? 'no example' : faultsOf(media.schema, value)))
      expect([place, faults]).toEqual([place, values.map(() => [])])
    }
    for (const { place, parameters = [] } of operations)
      for (const { name, schema, example } of parameters.filter(({ required }) => required))
        expect([place, name, faultsOf(schema, example)]).toEqual([place, name, []])
  })
})
