import * as fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { inputFaults, type SchemaFault } from './index.ts'

const server = Fastify({
  ajv: { customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false } },
})
server.setErrorHandler((error: Error & { validation?: SchemaFault[] }) => {
  if (error.validation === undefined) throw error
  return inputFaults(error.validation)
})

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['a/b'],
  properties: {
    'a/b': {},
    title: { type: 'string', minLength: 1, maxLength: 3 },
    name: { type: 'string', minLength: 2 },
    percent: { type: 'integer', minimum: 1, maximum: 100 },
    ratio: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    step: { type: 'number', multipleOf: 5 },
    language: { enum: ['en', 'de'] },
    state: { anyOf: [{ const: 'DRAFT' }, { const: 'CLOSED' }] },
    when: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
    place: {
      anyOf: [
        { type: 'object', additionalProperties: false, properties: { city: { type: 'string' } } },
        { type: 'null' },
      ],
    },
    any: { anyOf: [{ type: 'string' }, { type: 'array' }, { type: 'null' }] },
    one: { oneOf: [{ type: 'number' }, { type: 'integer' }] },
    kind: { const: 'job' },
    nullable: { type: ['string', 'null'] },
    id: { type: 'string', format: 'uuid' },
    host: { type: 'string', format: 'hostname' },
    code: { type: 'string', pattern: '^[A-Z]+$' },
    tags: { type: 'array', minItems: 2, maxItems: 2, uniqueItems: true },
    options: { type: 'object', minProperties: 1, maxProperties: 1, propertyNames: { maxLength: 2 } },
    price: { type: 'object', dependencies: { amount: ['currency'] } },
    degrees: { type: 'array', items: { type: 'object', required: ['name'] } },
    never: { not: {} },
  },
}
server.post('/', { schema: { body: schema } }, () => [])

async function faultsOf(body: unknown): Promise<string[]> {
  const reply = await server.inject({
    method: 'POST',
    url: '/',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return reply.json<{ pointer: string; message: string }[]>().map(({ pointer, message }) => `${pointer}: ${message}`)
}

describe('a fault of the input', () => {
  test.each<[unknown, string[]]>([
    [[], [': The body must be an object.']],
    [{}, ['/a~1b: a/b is required.']],
    [{ 'a/b': 1, 'x~': 1, y: 2 }, ['/x~0: x~ is not known here.', '/y: y is not known here.']],
    [{ 'a/b': 1, title: '' }, ['/title: title must not be empty.']],
    [{ 'a/b': 1, title: 'long' }, ['/title: title must have at most 3 characters.']],
    [{ 'a/b': 1, name: 'x' }, ['/name: name must have at least 2 characters.']],
    [{ 'a/b': 1, percent: 0 }, ['/percent: percent must be at least 1.']],
    [{ 'a/b': 1, percent: 1.5 }, ['/percent: percent must be a whole number.']],
    [{ 'a/b': 1, percent: 101 }, ['/percent: percent must be at most 100.']],
    [{ 'a/b': 1, ratio: 0 }, ['/ratio: ratio must be more than 0.']],
    [{ 'a/b': 1, ratio: 1 }, ['/ratio: ratio must be less than 1.']],
    [{ 'a/b': 1, step: 7 }, ['/step: step must be a multiple of 5.']],
    [{ 'a/b': 1, language: 'fr' }, ['/language: language must be one of en, de.']],
    [{ 'a/b': 1, state: 'OPEN' }, ['/state: state must be one of DRAFT, CLOSED.']],
    [{ 'a/b': 1, when: 'soon' }, ['/when: when must be a date like 2026-01-31.']],
    [
      { 'a/b': 1, place: { city: 1, more: 2 } },
      ['/place/more: place.more is not known here.', '/place/city: place.city must be a text.'],
    ],
    [{ 'a/b': 1, any: true }, ['/any: any has none of the forms that may stand here.']],
    [{ 'a/b': 1, one: 1 }, ['/one: one does not have exactly one of the forms that may stand here.']],
    [{ 'a/b': 1, kind: 2 }, ['/kind: kind must be job.']],
    [{ 'a/b': 1, nullable: 2 }, ['/nullable: nullable must be a text or null.']],
    [{ 'a/b': 1, id: '7' }, ['/id: id must be a UUID.']],
    [{ 'a/b': 1, host: '-' }, ['/host: host must be of the form hostname.']],
    [{ 'a/b': 1, code: 'a' }, ['/code: code does not have the expected form.']],
    [{ 'a/b': 1, tags: [1] }, ['/tags: tags must have at least 2 entries.']],
    [{ 'a/b': 1, tags: [1, 1] }, ['/tags: tags must not have the same entry twice (0 and 1).']],
    [{ 'a/b': 1, tags: [1, 2, 3] }, ['/tags: tags must have at most 2 entries.']],
    [{ 'a/b': 1, options: {} }, ['/options: options must have at least 1 property.']],
    [{ 'a/b': 1, options: { a: 1, b: 1 } }, ['/options: options must have at most 1 property.']],
    [{ 'a/b': 1, price: { amount: 1 } }, ['/price/currency: price.currency is required when amount is given.']],
    [{ 'a/b': 1, degrees: [{ name: 1 }, {}] }, ['/degrees/1/name: degrees[1].name is required.']],
    [{ 'a/b': 1, never: 1 }, ['/never: never must NOT be valid.']],
  ])('in %j has a pointer and a sentence', async (body, faults) => {
    expect(await faultsOf(body)).toEqual(faults)
  })

  test('does not hide the others', async () => {
    expect(await faultsOf({ percent: 0, language: 'fr', x: 1 })).toHaveLength(4)
  })

  test('is reported at its place', () => {
    const fault = { keyword: 'type', instancePath: '', params: { type: 'object' } }
    expect(inputFaults([fault], 'querystring')).toEqual([
      { pointer: '/query', message: 'The query must be an object.', code: 'type' },
    ])
  })

  test('law: a hostile body with any number of faults gets a bounded list without repeats', () => {
    const fault = fc.record({ keyword: fc.string(), instancePath: fc.string(), schemaPath: fc.string() })
    fc.assert(
      fc.property(fc.array(fault, { maxLength: 300 }), fc.string(), (faults, part) => {
        const told = inputFaults([...faults, ...faults], part).map(({ pointer, message }) => `${pointer} ${message}`)
        expect(told.length).toBeLessThanOrEqual(200)
        expect(new Set(told).size).toBe(told.length)
      }),
    )
  })
})
