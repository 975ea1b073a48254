import { expect, test } from 'vitest'
import { complete } from './complete.ts'

const pet = { type: 'object', title: 'Pet', required: ['name'], properties: { name: { type: 'string' } } }
const described = (operation: object) => ({ info: { title: 'Pets' }, paths: { '/pets/{id}': { put: operation } } })
const operation = (change: object = {}) => ({
  parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
  responses: { 200: { description: 'Default Response', content: { 'application/json': { schema: pet } } } },
  ...change,
})
const put = (change: object, known: object = { name: 'Rex' }) =>
  (complete(described(operation(change)), { ...known })['paths'] as ReturnType<typeof described>['paths'])['/pets/{id}']
    .put

const body = (schema: object) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } })

const media = (change: object) => ({
  responses: { 404: { description: 'None', content: { json: { schema: {}, ...change } } } },
})

test('a reply has a name, an example and a description', () => {
  const { components, paths } = complete(described(operation()), { name: 'Rex', id: 7 })
  expect(components).toEqual({ schemas: { Pet: pet }, examples: { Pet: { value: { name: 'Rex' } } } })
  const schema = { $ref: '#/components/schemas/Pet' }
  const examples = { Pet: { $ref: '#/components/examples/Pet' } }
  expect(paths).toEqual({
    '/pets/{id}': {
      put: {
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' }, example: 7 }],
        responses: { 200: { description: 'OK', content: { 'application/json': { schema, examples } } } },
      },
    },
  })
})

test('existing examples stay, and named ones are stored once', () => {
  expect(put(media({ example: 1 }))).toMatchObject(media({ example: 1 }))
  const named = { examples: { NONE: { value: { code: 'NONE' } } } }
  expect(put(media(named))).toMatchObject(media({ examples: { NONE: { $ref: '#/components/examples/NONE' } } }))
})

test('there is no example if a required value is unknown', () => {
  expect(JSON.stringify(put({}, {}))).not.toContain('examples')
})

test('a nullable body is optional', () => {
  const $ref = '#/components/schemas/Pet'
  expect(put(body({ anyOf: [pet, { type: 'null' }] }))).toMatchObject({
    requestBody: { required: false, content: { 'application/json': { schema: { $ref } } } },
  })
  expect(put(body(pet))).toMatchObject({ requestBody: { required: true } })
})

test('an enumeration of texts declares its type', () => {
  const { requestBody } = put({
    requestBody: { content: { 'application/json': { schema: { enum: ['a', 'b'] } } } },
  }) as never
  expect(requestBody).toMatchObject({
    content: { 'application/json': { schema: { type: 'string', enum: ['a', 'b'] } } },
  })
})

test('a parameter with one or several values is a list', () => {
  const anyOf = [{ type: 'integer' }, { type: 'array', items: { type: 'integer' }, maxItems: 5 }]
  const schema = { type: 'array', items: { type: 'integer' }, maxItems: 5 }
  const parameters = [{ in: 'query', name: 'legs', schema: { anyOf } }]
  expect(put({ parameters })).toMatchObject({ parameters: [{ schema }] })
  const query = { type: 'object', properties: { legs: { anyOf } } }
  expect(put(body(query))).toMatchObject(body({ type: 'object', properties: { legs: schema } }))
})
