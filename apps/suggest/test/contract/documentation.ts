import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { api, type Service } from '../service.ts'

type Described = {
  readonly openapi: string
  readonly info: { readonly description: string }
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
type Operation = {
  readonly operationId?: string
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>
}
type Content = { readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>> }
type Schema = { readonly properties: Readonly<Record<string, unknown>>; readonly required?: readonly string[] }

const errors = {
  '/competency/suggest': ['200', '400', '401', '413', '415', '422', '500'],
  '/competency/save': ['200', '400', '401', '413', '415', '422', '500'],
  '/competency/relations/suggest/{course_id}': ['200', '401', '404', '422', '500'],
  '/course': ['200', '401', '500'],
  '/course/{course_id}/competencies': ['200', '401', '422', '500'],
} as const

const description = async (service: Service): Promise<Described> =>
  (await service.ask('GET', '/openapi.json', { key: null })).json as Described

const operations = async (service: Service): Promise<ReadonlyMap<string, Operation>> =>
  new Map(
    Object.entries((await description(service)).paths).flatMap(([path, methods]) =>
      Object.values(methods).map(operation => [path.replace(/\/$/, ''), operation] as const),
    ),
  )

export const documentationChapter = (service: () => Service) =>
  describe('Interactive documentation', () => {
    test.each(['/docs', '/docs/', '/redoc', '/redoc/'])('GET {base_url}%s answers directly with a page', async path => {
      const { status, type, headers, text } = await service().ask('GET', path, { key: null })
      expect(status).toBe(200)
      expect(type).toMatch(/^text\/html/)
      expect(text).toMatch(/^<!doctype html>/i)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    })

    test.each(['/docs', '/redoc'])('%s loads files of its own alone, and they are there', async path => {
      const { text } = await service().ask('GET', path, { key: null })
      const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)]
        .map(([, file]) => file ?? '')
        .filter(file => !file.startsWith('data:'))
      expect(files.length).toBeGreaterThan(1)
      for (const file of files) {
        expect(file).toMatch(/^\/[^/]/)
        expect((await service().ask('GET', file, { key: null })).status).toBe(200)
      }
      expect(text).not.toMatch(/https?:/)
    })

    test('OpenAPI 3.1 with the key as a security scheme that a reader can type', async () => {
      const { openapi, components } = await description(service())
      expect(openapi).toMatch(/^3\.1\./)
      expect(Object.values(components.securitySchemes)).toEqual([
        { type: 'apiKey', in: 'header', name: 'Authorization' },
      ])
    })

    test.each(Object.entries(errors))('%s is described with every reply it may give', async (path, statuses) => {
      expect(Object.keys((await operations(service())).get(`${api}${path}`)?.responses ?? {})).toEqual(statuses)
    })

    test('health is described with 200 and 503', async () => {
      expect(Object.keys((await operations(service())).get(`${api}/health`)?.responses ?? {})).toEqual(['200', '503'])
    })

    test('the requests are described with the contract’s fields', async () => {
      const described = await operations(service())
      const shape = (path: string): Schema | undefined =>
        described.get(`${api}/competency/${path}`)?.requestBody?.content['application/json']?.schema
      expect(Object.keys(shape('suggest')?.properties ?? {})).toEqual(['description', 'course_id'])
      expect(shape('suggest')?.required).toEqual(['description', 'course_id'])
      expect(Object.keys(shape('save')?.properties ?? {})).toEqual(['competencies', 'exercise', 'operation_type'])
      expect(shape('save')?.required).toEqual(['operation_type'])
    })

    test('every operation has a name of its own', async () => {
      const names = [...(await operations(service())).values()].map(({ operationId }) => operationId)
      for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/)
      expect(new Set(names).size).toBe(names.length)
    })

    test('every request and every reply has an example, which its schema allows', async () => {
      for (const [path, { requestBody, responses }] of await operations(service()))
        for (const [status, described] of Object.entries({ ...responses, ...(requestBody && { requestBody }) })) {
          const { schema, example } = described.content['application/json'] ?? {}
          expect([path, status, example]).toEqual([path, status, expect.any(Object)])
          expect([path, status, Value.Errors(Object(schema), example)]).toEqual([path, status, []])
        }
    })

    test('every reply is described in words of its own', async () => {
      for (const { responses } of (await operations(service())).values())
        for (const reply of Object.values(responses)) expect(reply.description).not.toBe('Default Response')
    })

    test('the limits are named', async () => {
      const { info } = await description(service())
      for (const limit of [
        '8 MiB',
        '50000 values',
        '1000 competencies a save',
        '20000 a description',
        '16 MiB of text',
      ])
        expect(info.description).toContain(limit)
    })

    test('the version is in the path: every operation lies under /api/v1/', async () => {
      for (const path of (await operations(service())).keys()) expect(path).toMatch(/^\/api\/v1\//)
    })
  })
