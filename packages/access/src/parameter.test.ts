import { describe, expect, test } from 'vitest'
import { type Actor, admits, parameterOf } from './index.ts'

const ada: Actor = { userId: 'ada', recusedFrom: [], committees: [], roles: [{ role: 'PROFESSOR', groupId: 'a' }] }
const emil: Actor = { userId: 'emil', recusedFrom: [], committees: [], roles: [{ role: 'EMPLOYEE', groupId: 'a' }] }
const berta: Actor = { userId: 'berta', recusedFrom: [], committees: [], roles: [{ role: 'PROFESSOR', groupId: 'b' }] }
const paul: Actor = { userId: 'paul', recusedFrom: [], committees: [], roles: [{ role: 'APPLICANT', groupId: null }] }
const root: Actor = { userId: 'root', recusedFrom: [], committees: [], roles: [{ role: 'ADMIN', groupId: null }] }

describe('a parameter check', () => {
  test('RESEARCH_GROUP_ID asks for a role of the class in that group', () => {
    const groupA = { target: 'RESEARCH_GROUP_ID', id: 'a' } as const
    const admitted = [ada, emil, berta, paul, root].filter(actor => admits(actor, 'ProfessorOrEmployeeOrAdmin', groupA))
    expect(admitted).toEqual([ada, emil, root])
    expect(admits(emil, 'ProfessorOrAdmin', groupA)).toBe(false)
    expect(admits(root, 'ProfessorOrEmployee', groupA)).toBe(false)
  })

  test('USER_ID asks for that user, or ADMIN where the class names it', () => {
    const paulHimself = { target: 'USER_ID', id: 'PAUL' } as const
    expect([ada, paul, root].filter(actor => admits(actor, 'ApplicantOrAdmin', paulHimself))).toEqual([paul, root])
    expect([ada, paul, root].filter(actor => admits(actor, 'Authenticated', paulHimself))).toEqual([paul])
  })

  test('PROFESSOR_ID asks for that professor, or someone of a group in which that person is PROFESSOR', () => {
    const asked = { target: 'PROFESSOR_ID', id: 'ada', professorIn: ['a'] } as const
    const admitted = [ada, emil, berta, paul, root].filter(actor => admits(actor, 'ProfessorOrEmployeeOrAdmin', asked))
    expect(admitted).toEqual([ada, emil, root])
    expect(admits(emil, 'ProfessorOrEmployee', { ...asked, professorIn: [] })).toBe(false)
  })

  test('never replaces the role class', () => {
    expect(admits(paul, 'ProfessorOrEmployee', { target: 'USER_ID', id: 'paul' })).toBe(false)
    expect(admits(null, 'Authenticated', { target: 'USER_ID', id: '' })).toBe(false)
  })
})

describe('the parameter', () => {
  const request = { params: { groupId: 'a' }, query: { groupId: ['a', 'b'] }, body: null }

  test('is read where the declaration says', () => {
    expect(parameterOf({ from: 'params.groupId' }, request)).toBe('a')
    expect(parameterOf({ from: 'body.groupId' }, { ...request, body: { groupId: 'c' } })).toBe('c')
  })

  test('may be absent only if it is optional', () => {
    expect(parameterOf({ from: 'body.groupId', optional: true }, request)).toBeUndefined()
    expect(() => parameterOf({ from: 'body.groupId' }, request)).toThrow(
      expect.objectContaining({
        status: 400,
        errors: [{ pointer: '/groupId', message: 'groupId is required.', code: 'required' }],
      }),
    )
  })

  test('given twice is a fault, not an absence', () => {
    expect(() => parameterOf({ from: 'query.groupId', optional: true }, request)).toThrow(
      expect.objectContaining({
        errors: [{ pointer: '/query/groupId', message: 'groupId must be a text.', code: 'type' }],
      }),
    )
  })

  test('is never found on the prototype', () => {
    expect(parameterOf({ from: 'query.toString', optional: true }, request)).toBeUndefined()
  })
})
