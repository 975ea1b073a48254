import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base, problem, toReply } from './index.ts'

const asked = { instance: '/api/jobs/7', correlationId: 'c-42' }

describe('a reply', () => {
  test('has the members of RFC 9457 and the stable code', () => {
    expect(toReply(problem('NOT_FOUND', { detail: 'There is no job 7.' }), asked)).toEqual({
      status: 404,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      body: {
        type: '/problems/not-found',
        title: 'There is none',
        status: 404,
        detail: 'There is no job 7.',
        instance: '/api/jobs/7',
        code: 'NOT_FOUND',
      },
    })
  })

  test('names the type under the public address if there is one', () => {
    const { body } = toReply(problem('ACCESS_DENIED'), { ...asked, publicUrl: 'https://jobs.example.org/' })
    expect(body.type).toBe('https://jobs.example.org/problems/access-denied')
  })

  test('says from, action and allowed for a state conflict', () => {
    const members = { from: 'CLOSED', action: 'publish', allowed: ['duplicate'] }
    expect(toReply(problem('STATE_CONFLICT', { members }), asked).body).toMatchObject(members)
  })

  test('asks an unknown caller for a bearer token', () => {
    expect(toReply(problem('UNAUTHENTICATED'), asked).headers).toMatchObject({ 'www-authenticate': 'Bearer' })
  })

  test.each([
    [0, '1'],
    [0.2, '1'],
    [30, '30'],
    [30.5, '31'],
  ])('asks a caller who is too fast to wait: %d s as %s', (retryAfterSeconds, header) => {
    const { headers, body } = toReply(problem('RATE_LIMITED', { members: { retryAfterSeconds } }), asked)
    expect(headers).toMatchObject({ 'retry-after': header })
    expect(body['retryAfterSeconds']).toBe(retryAfterSeconds)
  })

  test('lists the faults of the input', () => {
    const errors = [{ pointer: '/title', message: 'title is required.', code: 'required' as const }]
    expect(toReply(problem('VALIDATION_FAILED', { errors }), asked).body.errors).toEqual(errors)
  })

  test('gives internal errors a correlation id, and the caller’s errors none', () => {
    expect(toReply(problem('AI_UNAVAILABLE'), asked).body.correlationId).toBe('c-42')
    expect(toReply(problem('NOT_FOUND'), asked).body).not.toHaveProperty('correlationId')
  })

  test('does not contain the text of an internal error', () => {
    const failure = problem('INTERNAL', { detail: 'insert into "user" failed', cause: new Error('disk full') })
    expect(toReply(failure, asked).body.detail).toBe(base.entries.INTERNAL.meaning)
  })

  test('law: whatever is thrown, an unknown failure is the same 500 and leaks no word of it', () => {
    const plain = toReply(new Error('x'), asked)
    const secret = fc.string({ minLength: 4 }).map(text => `secret ${text}`)
    const thrown = secret.chain(text =>
      fc.constantFrom<unknown>(
        new Error(text, { cause: text }),
        new TypeError(text),
        Object.assign(new Error(text), { code: '23505', detail: text, query: text, status: 418 }),
        Object.assign(new Error(text), { statusCode: 500 }),
        Object.assign(new Error(text), { statusCode: '404' }),
        { message: text, statusCode: 404 },
        text,
        null,
        undefined,
      ),
    )
    fc.assert(
      fc.property(thrown, error => {
        expect(toReply(error, asked)).toEqual(plain)
      }),
    )
    expect(plain).toMatchObject({ status: 500, body: { code: 'INTERNAL', correlationId: 'c-42' } })
  })
})
