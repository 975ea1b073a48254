import { describe, expect, expectTypeOf, test } from 'vitest'
import { base, Problem, problem, register } from './index.ts'

const closed = { status: 409, title: 'Closed', meaning: 'The job is closed.', remedy: 'Look for another one.' } as const

describe('the register', () => {
  test('knows every shared code with its status', () => {
    const statuses = Object.fromEntries(Object.entries(base.entries).map(([code, { status }]) => [code, status]))
    expect(statuses).toEqual({
      UNAUTHENTICATED: 401,
      ACCESS_DENIED: 403,
      NOT_FOUND: 404,
      VALIDATION_FAILED: 400,
      STATE_CONFLICT: 409,
      VERSION_CONFLICT: 412,
      TIME_CONFLICT: 409,
      ALREADY_EXISTS: 409,
      TOO_LARGE: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
      RATE_LIMITED: 429,
      BUSY: 503,
      UNAVAILABLE: 503,
      AI_UNAVAILABLE: 503,
      INTERNAL: 500,
    })
  })

  test('creates a throwable problem whose detail is the meaning by default', () => {
    expect(problem('NOT_FOUND')).toBeInstanceOf(Error)
    expect(problem('NOT_FOUND').message).toBe(base.entries.NOT_FOUND.meaning)
    expect(problem('NOT_FOUND', { detail: 'There is no job with this id.' })).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      message: 'There is no job with this id.',
    })
  })

  test('is extended by an app with its own codes, and keeps the old ones', () => {
    const apply = base.extend({ JOB_CLOSED: closed })
    expect(apply.problem('JOB_CLOSED')).toBeInstanceOf(Problem)
    expect(apply.problem('NOT_FOUND').status).toBe(404)
    expect(Object.keys(base.entries)).not.toContain('JOB_CLOSED')
  })

  test('refuses a duplicate code', () => {
    expect(() => base.extend({ NOT_FOUND: closed })).toThrow('has NOT_FOUND already')
  })

  test('names every wrong entry at once', () => {
    const wrong = { notFound: closed, FINE: { ...closed, status: 200 }, LATE: { ...closed, members: { detail: 'x' } } }
    expect(() => register(wrong)).toThrow(/notFound .*; FINE .*200.*; LATE .*detail/)
  })

  test('refuses a code that only an untyped caller could ask for', () => {
    expect(() => Reflect.apply(base.problem, base, ['toString'])).toThrow('no toString')
  })

  test('makes the compiler require the members that an entry promises', () => {
    expectTypeOf(problem<'NOT_FOUND'>).parameters.toExtend<['NOT_FOUND', unknown?]>()
    expectTypeOf<Parameters<typeof problem<'RATE_LIMITED'>>['length']>().toEqualTypeOf<2>()
    expectTypeOf<['RATE_LIMITED', { members: { retryAfterSeconds: 3 } }]>().toExtend<
      Parameters<typeof problem<'RATE_LIMITED'>>
    >()
    expectTypeOf<['RATE_LIMITED', { members: { wait: 3 } }]>().not.toExtend<
      Parameters<typeof problem<'RATE_LIMITED'>>
    >()
    expectTypeOf<['NOT_FOUND', { members: { wait: 3 } }]>().not.toExtend<Parameters<typeof problem<'NOT_FOUND'>>>()
  })
})
