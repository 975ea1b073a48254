import { describe, expect, test } from 'vitest'
import { api, type Service } from '../service.ts'

type Described = {
  readonly openapi: string
  readonly info: { readonly description: string }
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
type Operation = {
  readonly operationId?: string
  readonly requestBody?: Content
  readonly responses: Readonly<
    Record<string, Content & { readonly description: string; readonly headers?: Readonly<Record<string, object>> }>
  >
}
type Content = { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>> }
type Schema = { readonly properties: Readonly<Record<string, unknown>>; readonly required?: readonly string[] }

const errors = {
  '/competency/suggest': ['200', '400', '401', '413', '415', '422', '500'],
  '/competency/save': ['200', '400', '401', '413', '415', '422', '500'],
  '/competency/relations/suggest/{course_id}': ['200', '401', '404', '422', '500'],
  '/exercise/suggest': ['200', '400', '401', '413', '415', '422', '500'],
  'POST /feedback': ['200', '400', '401', '404', '413', '415', '422', '500'],
  '/feedback/next': ['200', '401', '404', '422', '500'],
  '/course': ['200', '401', '422', '500'],
  '/course/title': ['200', '401', '404', '413', '415', '422', '500'],
  '/course/{course_id}/health': ['200', '401', '404', '422', '500'],
  '/course/{course_id}/mapping': ['200', '401', '404', '422', '500'],
  '/catalogue/save': ['200', '400', '401', '413', '415', '422', '500'],
  '/course/{course_id}/competencies': ['200', '401', '422', '500'],
} as const

const description = async (service: Service): Promise<Described> =>
  (await service.ask('GET', '/openapi.json', { key: null })).json as Described

const operations = async (service: Service): Promise<ReadonlyMap<string, Operation>> =>
  new Map(
    Object.entries((await description(service)).paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const place = path.replace(/\/$/, '')
        return [[place, operation] as const, [`${method.toUpperCase()} ${place}`, operation] as const]
      }),
    ),
  )

const nameOf = (content: Content | undefined) => content?.content['application/json']?.schema.$ref.split('/').at(-1)

export const documentationChapter = (service: () => Service) =>
  describe('Interactive documentation', () => {
    test.each(['/docs', '/docs/', '/redoc', '/redoc/'])('GET {base_url}%s answers directly with a page', async path => {
      const { status, type, headers, text } = await service().ask('GET', path, { key: null })
      expect(status).toBe(200)
      expect(type).toMatch(/^text\/html/)
      expect(text).toMatch(/^<!doctype html>/i)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    })

    test.each(['/docs', '/redoc'])('%s loads only files of the service, and all of them exist', async path => {
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

    test('OpenAPI 3.1 with the key as a security scheme that readers can fill in', async () => {
      const { openapi, components } = await description(service())
      expect(openapi).toMatch(/^3\.1\./)
      expect(Object.values(components.securitySchemes)).toEqual([
        { type: 'apiKey', in: 'header', name: 'Authorization' },
      ])
    })

    test.each(Object.entries(errors))('%s is described with every reply it may give', async (path, statuses) => {
      const place = path.replace('/', `${api}/`)
      expect(Object.keys((await operations(service())).get(place)?.responses ?? {})).toEqual(statuses)
    })

    test('Retry-After is described wherever too much to do may be the reason for a 500', async () => {
      const all = [...(await operations(service())).values()]
      const naming = all.filter(({ responses }) => responses['500']?.headers?.['Retry-After'])
      const silent = new Set(all).difference(new Set(naming))
      expect([...silent].map(({ operationId = '' }) => operationId).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'listCompetencies',
        'listCourses',
        'listFeedback',
        'reportHealth',
      ])
    })

    test('health is described with 200 and 503', async () => {
      expect(Object.keys((await operations(service())).get(`${api}/health`)?.responses ?? {})).toEqual(['200', '503'])
    })

    test('the bodies have the contract’s names and fields', async () => {
      const described = await operations(service())
      const { schemas } = (await description(service())).components
      const bodies = (path: string): readonly unknown[] => {
        const { requestBody, responses } = described.get(`${api}/competency/${path}`) ?? {}
        return [nameOf(requestBody), nameOf(responses?.['200']), nameOf(responses?.['422'])]
      }
      const invalid = 'HTTPValidationError'
      expect(bodies('suggest')).toEqual(['SuggestCompetencyRequest', 'SuggestCompetencyResponse', invalid])
      expect(bodies('save')).toEqual(['SaveCompetencyRequest', 'Empty', invalid])
      const relations = bodies('relations/suggest/{course_id}')
      expect(relations).toEqual([undefined, 'CompetencyRelationSuggestionResponse', invalid])
      const fieldsOf = (name: string) => [Object.keys(schemas[name]?.properties ?? {}), schemas[name]?.required]
      const suggested = ['description', 'course_id']
      expect(fieldsOf('SuggestCompetencyRequest')).toEqual([suggested, suggested])
      const saved = ['competencies', 'exercise', 'operation_type']
      expect(fieldsOf('SaveCompetencyRequest')).toEqual([saved, ['operation_type']])
      expect(fieldsOf('ValidationError')).toEqual([
        ['loc', 'msg', 'type'],
        ['loc', 'msg', 'type'],
      ])
      expect(fieldsOf(invalid)).toEqual([['detail', 'body'], undefined])
    })

    test('every reply has its own description', async () => {
      for (const { responses } of (await operations(service())).values())
        for (const reply of Object.values(responses)) expect(reply.description).not.toBe('Default Response')
    })

    test('the description names the limits', async () => {
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
      for (const path of (await operations(service())).keys()) expect(path).toMatch(/^(?:[A-Z]+ )?\/api\/v1\//)
    })
  })
