import { Problem } from '@kolleg/problems'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type Actor,
  admin,
  allOf,
  anyOf,
  everyone,
  holding,
  inGroup,
  isNot,
  isNull,
  nobody,
  not,
  own,
  type Permitted,
  policy,
  type ReadsOf,
  type Rule,
  signedIn,
  where,
} from './index.ts'

interface Application {
  readonly applicationId: string
  readonly applicantId: string
  readonly researchGroupId: string
  readonly state: 'SAVED' | 'SENT' | 'ACCEPTED'
  readonly decidedAt: string | null
}

const owner = own('applicantId')
const member = inGroup('researchGroupId')
const submitted = isNot('state', ['SAVED'])

const applications = policy<Application>('application')(
  {
    read: anyOf(owner, allOf(member, submitted), admin),
    edit: owner,
    decide: allOf(member, submitted, not(owner)),
    reconsider: allOf(inGroup('researchGroupId', ['PROFESSOR']), not(isNull('decidedAt'))),
  },
  { hidden: allOf(member, not(submitted), not(owner)) },
)

const paul: Actor = { userId: 'paul', recusedFrom: [], committees: [], roles: [{ role: 'APPLICANT', groupId: null }] }
const petra: Actor = { userId: 'petra', recusedFrom: [], committees: [], roles: [{ role: 'APPLICANT', groupId: null }] }
const ada: Actor = { userId: 'ada', recusedFrom: [], committees: [], roles: [{ role: 'PROFESSOR', groupId: 'a' }] }
const emil: Actor = { userId: 'emil', recusedFrom: [], committees: [], roles: [{ role: 'EMPLOYEE', groupId: 'a' }] }
const both: Actor = {
  userId: 'both',
  recusedFrom: [],
  committees: [],
  roles: [
    { role: 'EMPLOYEE', groupId: 'a' },
    { role: 'PROFESSOR', groupId: 'b' },
  ],
}
const root: Actor = { userId: 'root', recusedFrom: [], committees: [], roles: [{ role: 'ADMIN', groupId: null }] }

const sent: Application = {
  applicationId: '1',
  applicantId: 'paul',
  researchGroupId: 'a',
  state: 'SENT',
  decidedAt: null,
}
const saved: Application = { ...sent, state: 'SAVED' }
const accepted: Application = { ...sent, state: 'ACCEPTED', decidedAt: '2026-11-15' }

describe('a rule', () => {
  test.each([
    ['the owner', paul, sent, ['read', 'edit']],
    ['another applicant', petra, sent, []],
    ['an employee of the group', emil, sent, ['read', 'decide']],
    ['a professor of the group, once it is decided', ada, accepted, ['read', 'decide', 'reconsider']],
    ['a professor there who is employee here', both, accepted, ['read', 'decide']],
    ['a member, on a draft', ada, saved, []],
    ['a member, on their own application', { ...emil, userId: 'paul' }, sent, ['read', 'edit']],
    ['an admin', root, sent, ['read']],
    ['an anonymous caller', null, sent, []],
  ])('allows the right actions to %s', (_, actor, record, actions) => {
    expect(applications.allowedActions(actor, record)).toEqual(actions)
  })

  test('reads its columns and no others', () => {
    expect(applications.may(paul, 'edit', { applicantId: 'paul' })).toBe(true)
    expectTypeOf(applications.may<'edit'>)
      .parameter(2)
      .toEqualTypeOf<Pick<Application, 'applicantId'>>()
  })

  test('throws if a column was not loaded', () => {
    const partial = Object.fromEntries([['researchGroupId', 'a']])
    expect(() => Reflect.apply(applications.may, null, [ada, 'decide', partial])).toThrow('loaded without state')
  })

  test('throws for an action that the policy does not have', () => {
    expect(() => Reflect.apply(applications.may, null, [ada, 'toString', sent])).toThrow('no action toString')
  })

  test('admits an ADMIN by role class only if the class names ADMIN', () => {
    const jobs = policy<{ researchGroupId: string | null }>('job')({
      change: inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin'),
      preview: inGroup('researchGroupId', 'ProfessorOrEmployee'),
      audit: inGroup('researchGroupId', 'ProfessorOrAdmin'),
    })
    expect(jobs.allowedActions(root, { researchGroupId: 'a' })).toEqual(['change', 'audit'])
    expect(jobs.allowedActions(emil, { researchGroupId: 'a' })).toEqual(['change', 'preview'])
    expect(jobs.allowedActions(both, { researchGroupId: 'b' })).toEqual(['change', 'preview', 'audit'])
    expect(jobs.allowedActions(ada, { researchGroupId: null })).toEqual([])
  })
})

describe('a permit', () => {
  test('carries the record, the actor and the action', () => {
    const permitted = applications.permit(emil, 'decide', sent)
    expect(permitted.record).toBe(sent)
    expect(permitted.actor).toBe(emil)
    expect(permitted.action).toBe('decide')
  })

  test.each([
    ['a stranger is denied', petra, sent, 403, 'You may not read this application.'],
    ['a member is not told of a draft', ada, saved, 404, 'There is no such application.'],
    ['a stranger is denied a draft, too', petra, saved, 403, 'You may not read this application.'],
    ['an anonymous caller is asked to sign in', null, sent, 401, expect.any(String)],
  ])('%s', (_, actor, record, status, message) => {
    const refused = () => applications.permit(actor, 'read', record)
    expect(refused).toThrow(Problem)
    expect(refused).toThrow(expect.objectContaining({ status, message }))
  })

  test('that is refused says what for', () => {
    const groups = policy<{ researchGroupId: string }>('research group')({
      manageMembers: inGroup('researchGroupId', 'ProfessorOrAdmin'),
    })
    expect(() => groups.permit(petra, 'manageMembers', { researchGroupId: 'a' })).toThrow(
      'You may not manage members of this research group.',
    )
  })

  test('for one action is none for another, and nothing else is a permit', () => {
    type Decision = Permitted<'decide', Application>
    const decide = applications.permit<'decide', Application, Actor>
    expectTypeOf(decide).returns.toExtend<Decision>()
    expectTypeOf<Permitted<'read', Application>>().not.toExtend<Decision>()
    expectTypeOf<Permitted<'decide', { applicantId: string }>>().not.toExtend<Decision>()
    expectTypeOf<Permitted<'decide', Application, null>>().not.toExtend<Decision>()
    expectTypeOf<{ action: 'decide'; record: Application; actor: Actor }>().not.toExtend<Decision>()
    expectTypeOf<Application>().not.toExtend<Decision>()
    expectTypeOf<Decision>().toExtend<Permitted<'decide' | 'read', Application>>()
  })

  test('cannot be copied into another', () => {
    const permitted = applications.permit(emil, 'decide', sent)
    expect(Object.assign({}, permitted)).not.toHaveProperty('record')
    expect(() => Reflect.get(Object.create(Object.getPrototypeOf(permitted)), 'record')).toThrow(TypeError)
  })
})

test('the compiler checks a rule against the columns and values of its record', () => {
  type Fitting = Rule<ReadsOf<Application>>
  const misspelt = own('aplicantId')
  const noState = where('state', ['LOST'])
  const noDate = allOf(own('applicantId'), where('decided', [true]))
  expectTypeOf(owner).toExtend<Fitting>()
  expectTypeOf(anyOf(owner, allOf(member, submitted), admin)).toExtend<Fitting>()
  expectTypeOf(misspelt).not.toExtend<Fitting>()
  expectTypeOf(noState).not.toExtend<Fitting>()
  expectTypeOf(noDate).not.toExtend<Fitting>()
})

test('the rules are printed readably', () => {
  expect(applications.print()).toBe(`## application

| action | who |
| --- | --- |
| read | applicantId is the caller or (EMPLOYEE/PROFESSOR in researchGroupId and state is not SAVED) or ADMIN |
| edit | applicantId is the caller |
| decide | EMPLOYEE/PROFESSOR in researchGroupId and state is not SAVED and applicantId is not the caller |
| reconsider | PROFESSOR in researchGroupId and decidedAt is not empty |
| (does not exist for) | EMPLOYEE/PROFESSOR in researchGroupId and state is SAVED and applicantId is not the caller |
`)
  const odd = policy<{ state: string }>()({
    a: anyOf(everyone, allOf(nobody, not(anyOf(signedIn, holding('ADMIN', 'PROFESSOR'))))),
    b: not(not(anyOf(not(signedIn), where('state', ['X', 'Y'])))),
  })
  expect(odd.print()).toContain('| a | everyone or (nobody and not (signed in or ADMIN/PROFESSOR)) |')
  expect(odd.print()).toContain('| b | (anonymous or state is X/Y) |')
})
