import { readFile, writeFile } from 'node:fs/promises'
import type { OpenAPI3 } from 'openapi-typescript'
import type { Plugin } from 'vite'
import { typesOf } from './types-of.ts'

const mirror = new URL('../../../docs/mirrors/openapi-apply.json', import.meta.url)
const types = new URL('../src/api/apply.gen.ts', import.meta.url)
const values = new URL('../src/api/values.gen.ts', import.meta.url)

/** Enumerations that the client lists, by the query parameter that takes them. */
const enumerations = {
  applicationStates: ['/api/applications', 'state'],
  groupStates: ['/api/admin/research-groups', 'state'],
  intervieweeStates: ['/api/interviews/processes/{processId}/interviewees', 'state'],
  jobStates: ['/api/admin/jobs', 'state'],
  roles: ['/api/admin/users', 'role'],
  sentStates: ['/api/evaluation/applications', 'state'],
} as const

/** Reads the mirror, or the address in OPENAPI of a running apply when you change both sides at once. */
const readDescription = async (): Promise<OpenAPI3> => {
  const address = process.env['OPENAPI']
  const text = address === undefined ? await readFile(mirror, 'utf8') : await (await fetch(address)).text()
  return JSON.parse(text) as OpenAPI3
}

type Described = {
  readonly enum?: readonly string[]
  readonly items?: Described
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly readOnly?: boolean
  readonly anyOf?: readonly Described[]
  readonly properties?: Readonly<Record<string, Described>>
}
type Parameter = { readonly name: string; readonly schema: Described }
type Schemas = Readonly<Record<string, Described>>
type Paths = Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>

const valuesOf = ({ paths, components }: OpenAPI3, [path, name]: readonly [string, string]): readonly string[] => {
  const parameter = (paths as Paths)[path]?.get?.parameters?.find(each => each.name === name)
  const schema = parameter?.schema.items ?? parameter?.schema
  const named = (components?.schemas ?? {}) as Schemas
  const referred = named[schema?.$ref?.split('/').at(-1) ?? '']
  const found = schema?.enum ?? referred?.enum
  if (found === undefined) throw new Error(`The description has no values for ${name} of GET ${path}.`)
  return found
}

const emptyValues: Readonly<Record<string, unknown>> = { string: '', boolean: false, integer: 0, array: [] }

/** What people write about a position, empty, and which of it are dates. */
const positionFieldsOf = ({ components }: OpenAPI3): string => {
  const { NewJob, Job } = (components?.schemas ?? {}) as Schemas
  const names = Object.entries(NewJob?.properties ?? {}).filter(([, { readOnly }]) => readOnly !== true)
  const fields = names.map(([name]) => [name, Job?.properties?.[name] ?? {}] as const)
  const empty = fields.map(([name, { type, anyOf }]) => [name, anyOf ? null : emptyValues[type ?? '']])
  const dates = fields.filter(([, { anyOf }]) => anyOf?.some(({ format }) => format === 'date')).map(([name]) => name)
  return `export const emptyPosition = ${JSON.stringify(Object.fromEntries(empty))}
export const positionDates: readonly string[] = ${JSON.stringify(dates)}
`
}

export const writeApiTypes = async (): Promise<void> => {
  const description = await readDescription()
  const lists = Object.entries(enumerations).map(
    ([name, parameter]) => `export const ${name} = ${JSON.stringify(valuesOf(description, parameter))} as const\n`,
  )
  await writeFile(values, [...lists, positionFieldsOf(description)].join(''))
  await writeFile(types, await typesOf(description))
}

/** Generates the client's types and lists of values from the API description on every build. */
export const apiTypes = (): Plugin => ({ name: 'api-types', buildStart: writeApiTypes })
