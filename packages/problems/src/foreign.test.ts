import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { base, toReply } from './index.ts'

/** A real server, because only it throws real errors. */
const server = Fastify({ bodyLimit: 100, ajv: { customOptions: { allErrors: true, removeAdditional: false } } })
server.setErrorHandler((error, request, reply) => {
  const { status, headers, body } = toReply(error, { instance: request.url, correlationId: request.id })
  return reply.status(status).headers(headers).send(body)
})
const schema = {
  querystring: { type: 'object', additionalProperties: false, properties: { limit: { type: 'integer' } } },
  body: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
}
server.post('/jobs', { schema }, () => 'created')
server.get('/refused/:status', request => {
  const { status } = request.params as { status: string }
  throw Object.assign(new Error('the inner words'), { statusCode: Number(status) })
})

const post = (payload: string, type = 'application/json', url = '/jobs') =>
  server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('an error of the web framework', () => {
  test('about the body names every fault', async () => {
    const reply = await post('{}')
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/title', message: 'title is required.', code: 'required' }],
    })
  })

  test('about the query points into the query', async () => {
    const reply = await post('{"title":"x"}', 'application/json', '/jobs?limit=many&colour=red')
    expect(reply.json()).toMatchObject({
      errors: [
        { pointer: '/query/colour', message: 'colour is not known here.' },
        { pointer: '/query/limit', message: 'limit must be a whole number.' },
      ],
    })
  })

  test.each([
    ['an empty body', '', 'application/json', 400, 'The body is empty, but its Content-Type says JSON.'],
    ['broken JSON', '{"title":', 'application/json', 400, 'The body is not valid JSON.'],
    [
      'too long a body',
      JSON.stringify({ title: 'x'.repeat(200) }),
      'application/json',
      413,
      base.entries.TOO_LARGE.meaning,
    ],
    ['another type', '<title/>', 'application/xml', 415, base.entries.UNSUPPORTED_MEDIA_TYPE.meaning],
  ])('about %s is the caller’s fault', async (_, payload, type, status, detail) => {
    const reply = await post(payload, type)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ detail })
  })

  test.each([
    [401, 401, 'UNAUTHENTICATED'],
    [403, 403, 'ACCESS_DENIED'],
    [404, 404, 'NOT_FOUND'],
    [412, 412, 'VERSION_CONFLICT'],
    [418, 400, 'VALIDATION_FAILED'],
    [429, 429, 'RATE_LIMITED'],
    [502, 500, 'INTERNAL'],
  ])('with status %d becomes %d %s without its words', async (thrown, status, code) => {
    const reply = await server.inject(`/refused/${thrown}`)
    expect(reply.json()).toMatchObject({ status, code })
    expect(reply.body).not.toContain('inner words')
  })
})
