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

function refusalOf(deed: () => unknown): Problem {
  try {
    deed()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a step', () => {
  test('gives the next state, and the fact that tells who did what to which object and when', () => {
    expect(steps.step(application('SAVED'), 'submit', ada)).toEqual({
      taken: true,
      next: 'SENT',
      fact: { ...ada, object: 'application', objectId: 'a1', action: 'submit', from: 'SAVED', to: 'SENT' },
    })
  })

  test('makes what did not exist', () => {
    const { next, fact } = steps.create('a2', 'start', ada)
    expect(next).toBe('SAVED')
    expect(fact).toMatchObject({ objectId: 'a2', action: 'start', from: null, to: 'SAVED' })
  })

  test('ends what is deleted', () => {
    expect(steps.step(application('SAVED'), 'delete', ada)).toMatchObject({
      next: null,
      fact: { from: 'SAVED', to: null },
    })
  })

  test('may change nothing and is still a fact', () => {
    expect(steps.step(application('SAVED'), 'edit', ada)).toMatchObject({ next: 'SAVED', fact: { action: 'edit' } })
  })

  test('may be taken by the house itself', () => {
    expect(steps.step(application('SENT'), 'withdraw', { ...ada, by: null }).fact.by).toBeNull()
  })

  test('that the table does not have is a 409 that names what is possible', () => {
    const refusal = refusalOf(() => steps.step(application('SENT'), 'submit', ada))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'STATE_CONFLICT',
      message: 'The application is SENT, so “submit” is not possible; possible now: open, accept, withdraw.',
      members: { from: 'SENT', action: 'submit', allowed: ['open', 'accept', 'withdraw'] },
    })
  })

  test('names no steps of others to whoever has only some of them', () => {
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

  test('can be refused as a value, for many objects at once', () => {
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

describe('a state that is asked for', () => {
  test('is reached by the one action that leads there', () => {
    expect(steps.stepTo(application('SENT'), 'WITHDRAWN', ada)).toMatchObject({
      next: 'WITHDRAWN',
      fact: { action: 'withdraw' },
    })
  })

  test.each(['SENT', 'SAVED'] as const)('is refused where no step leads, as from SENT to %s', to => {
    const refusal = refusalOf(() => steps.stepTo(application('SENT'), to, ada))
    expect(refusal.members).toEqual({ from: 'SENT', action: `become ${to}`, allowed: ['open', 'accept', 'withdraw'] })
  })

  test('the same state is no step, even where an action stays in it', () => {
    expect(refusalOf(() => steps.stepTo(application('SAVED'), 'SAVED', ada)).status).toBe(409)
  })

  test('is a mistake of the table where two actions lead there', () => {
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
