import { Problem } from '@kolleg/problems'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Creation, lifecycle } from './index.ts'

interface Application {
  readonly applicationId: string
  readonly state: 'SAVED' | 'SENT' | 'IN_REVIEW' | 'ACCEPTED' | 'WITHDRAWN'
}

const steps = lifecycle<Application>({ of: 'application', id: 'applicationId' })({
  start: { from: null, to: 'SAVED' },
  edit: { in: ['SAVED'] },
  submit: { from: ['SAVED'], to: 'SENT' },
  open: { from: ['SENT'], to: 'IN_REVIEW' },
  accept: { from: ['SENT', 'IN_REVIEW'], to: 'ACCEPTED' },
  withdraw: { from: ['SENT', 'IN_REVIEW'], to: 'WITHDRAWN' },
  delete: { from: ['SAVED'], to: null },
})

const ada = { by: 'ada', at: new Date('2026-11-15T10:00:00Z') }
const application = (state: Application['state']): Application => ({ applicationId: 'a1', state })

function refusalOf(work: () => unknown): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a step', () => {
  test('gives the next state, and the fact who did what to which object and when', () => {
    expect(steps.step(application('SAVED'), 'submit', ada)).toEqual({
      taken: true,
      next: 'SENT',
      fact: { ...ada, object: 'application', objectId: 'a1', action: 'submit', from: 'SAVED', to: 'SENT' },
    })
  })

  test('can create an object', () => {
    const { next, fact } = steps.create('a2', 'start', ada)
    expect(next).toBe('SAVED')
    expect(fact).toMatchObject({ objectId: 'a2', action: 'start', from: null, to: 'SAVED' })
  })

  test('can delete an object', () => {
    expect(steps.step(application('SAVED'), 'delete', ada)).toMatchObject({
      next: null,
      fact: { from: 'SAVED', to: null },
    })
  })

  test('may leave the state as it is and is still a fact', () => {
    expect(steps.step(application('SAVED'), 'edit', ada)).toMatchObject({ next: 'SAVED', fact: { action: 'edit' } })
  })

  test('may be taken by the system itself', () => {
    expect(steps.step(application('SENT'), 'withdraw', { ...ada, by: null }).fact.by).toBeNull()
  })

  test('that the table does not have is a 409 that names the possible ones', () => {
    const refusal = refusalOf(() => steps.step(application('SENT'), 'submit', ada))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'STATE_CONFLICT',
      message: 'The application is SENT, so “submit” is not possible; possible now: open, accept, withdraw.',
      members: { from: 'SENT', action: 'submit', allowed: ['open', 'accept', 'withdraw'] },
    })
  })

  test('names no steps of others to a person who may take only some', () => {
    const attempt = { ...ada, theirs: ['read', 'edit', 'submit', 'withdraw', 'delete'] }
    expect(refusalOf(() => steps.step(application('SENT'), 'submit', attempt))).toMatchObject({
      message: 'The application is SENT, so “submit” is not possible; possible now: withdraw.',
      members: { allowed: ['withdraw'] },
    })
    expect(steps.step(application('SENT'), 'withdraw', attempt).fact).not.toHaveProperty('theirs')
  })

  test('after the last one says that nothing is possible', () => {
    const refusal = refusalOf(() => steps.step(application('ACCEPTED'), 'withdraw', ada))
    expect(refusal.message).toContain('nothing is possible any more')
  })

  test('can be refused as a value, for bulk operations', () => {
    const outcomes = (['SENT', 'SAVED'] as const).map(state => steps.attempt(application(state), 'open', ada))
    expect(outcomes).toMatchObject([
      { taken: true, next: 'IN_REVIEW' },
      { taken: false, from: 'SAVED', action: 'open', allowed: ['edit', 'submit', 'delete'] },
    ])
  })

  test('is never found on the prototype', () => {
    expect(Reflect.apply(steps.attempt, steps, [application('SENT'), 'constructor', ada])).toMatchObject({
      taken: false,
    })
    expect(() => Reflect.apply(steps.create, steps, ['a3', 'submit', ada])).toThrow('submit does not create')
  })
})

describe('a requested state', () => {
  test('is reached by the one action that leads there', () => {
    expect(steps.stepTo(application('SENT'), 'WITHDRAWN', ada)).toMatchObject({
      next: 'WITHDRAWN',
      fact: { action: 'withdraw' },
    })
  })

  test.each(['SENT', 'SAVED'] as const)('is refused if no step leads there, as from SENT to %s', to => {
    const refusal = refusalOf(() => steps.stepTo(application('SENT'), to, ada))
    expect(refusal.members).toEqual({ from: 'SENT', action: `become ${to}`, allowed: ['open', 'accept', 'withdraw'] })
  })

  test('that is the present one is no step, even if an action stays in it', () => {
    expect(refusalOf(() => steps.stepTo(application('SAVED'), 'SAVED', ada)).status).toBe(409)
  })

  test('is a mistake of the table if two actions lead there', () => {
    const doubtful = lifecycle<Application>({ of: 'application', id: 'applicationId' })({
      accept: { from: ['SENT'], to: 'ACCEPTED' },
      hire: { from: ['SENT'], to: 'ACCEPTED' },
    })
    expect(() => doubtful.stepTo(application('SENT'), 'ACCEPTED', ada)).toThrow('Both accept and hire')
  })
})

test('the compiler knows the actions, the states and where a step leads', () => {
  expectTypeOf(steps.step<'submit'>)
    .returns.toHaveProperty('next')
    .toEqualTypeOf<'SENT'>()
  expectTypeOf(steps.step<'delete'>)
    .returns.toHaveProperty('next')
    .toEqualTypeOf<null>()
  expectTypeOf(steps.step<'edit'>)
    .returns.toHaveProperty('next')
    .toEqualTypeOf<'SAVED'>()
  expectTypeOf(steps.allowed).returns.items.toEqualTypeOf<
    'edit' | 'submit' | 'open' | 'accept' | 'withdraw' | 'delete'
  >()
  expectTypeOf<Creation<typeof steps.table>>().toEqualTypeOf<'start'>()
  expectTypeOf(steps.create<'start'>)
    .returns.toHaveProperty('next')
    .toEqualTypeOf<'SAVED'>()
  expectTypeOf(lifecycle<Application>)
    .parameter(0)
    .toHaveProperty('id')
    .toEqualTypeOf<'applicationId' | 'state'>()
  type Wanted = Parameters<ReturnType<typeof lifecycle<Application>>>[0]
  expectTypeOf<{ fly: { from: ['SENT']; to: 'MOON' } }>().not.toExtend<Wanted>()
  expectTypeOf<{ open: { from: ['SENT']; to: 'IN_REVIEW' } }>().toExtend<Wanted>()
})
