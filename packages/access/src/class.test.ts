import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Actor, classes, type Grant, passes, passesIn, type Role, type RoleClass, roles } from './index.ts'

const someone = (...grants: readonly Grant[]): Actor => ({
  userId: 'u',
  recusedFrom: [],
  committees: [],
  roles: grants,
})
const grantOf = (role: Role): Grant => ({ role, groupId: role === 'EMPLOYEE' || role === 'PROFESSOR' ? 'a' : null })

/** The contract's table. */
const contract: Record<RoleClass, readonly Role[]> = {
  Applicant: ['APPLICANT'],
  ApplicantOrAdmin: ['APPLICANT', 'ADMIN'],
  ProfessorOrEmployee: ['EMPLOYEE', 'PROFESSOR'],
  ProfessorOrEmployeeOrAdmin: ['EMPLOYEE', 'PROFESSOR', 'ADMIN'],
  ProfessorOrAdmin: ['PROFESSOR', 'ADMIN'],
  Professor: ['PROFESSOR'],
  Admin: ['ADMIN'],
  Authenticated: ['APPLICANT', 'EMPLOYEE', 'PROFESSOR', 'ADMIN'],
}
const names = Object.keys(classes) as RoleClass[]

describe('a role class', () => {
  test.each(names)('%s admits exactly the roles of the contract', name => {
    expect(roles.filter(role => passes(someone(grantOf(role)), name))).toEqual(contract[name])
  })

  test.each(names)('%s does not admit an anonymous caller', name => {
    expect(passes(null, name)).toBe(false)
    expect(passesIn(null, name, 'a')).toBe(false)
  })

  test('Authenticated admits a person without any role, and no other class does', () => {
    expect(names.filter(name => passes(someone(), name))).toEqual(['Authenticated'])
  })

  test.each(names)('%s admits an ADMIN to a group only if it names ADMIN', name => {
    const named = name !== 'Authenticated' && contract[name].includes('ADMIN')
    expect(passesIn(someone(grantOf('ADMIN')), name, 'a')).toBe(named)
  })
})

describe('in a group', () => {
  const both = someone({ role: 'PROFESSOR', groupId: 'a' }, { role: 'EMPLOYEE', groupId: 'b' })

  test('a PROFESSOR of A who is EMPLOYEE of B is an EMPLOYEE in B', () => {
    expect(passesIn(both, 'Professor', 'a')).toBe(true)
    expect(passesIn(both, 'Professor', 'b')).toBe(false)
    expect(passesIn(both, 'ProfessorOrEmployee', 'b')).toBe(true)
    expect(passesIn(both, 'ProfessorOrEmployee', 'c')).toBe(false)
  })

  test('an id in upper case is the same group', () => {
    expect(passesIn(both, 'Professor', 'A')).toBe(true)
  })

  test('a row that contradicts its role grants nothing', () => {
    const odd = someone(
      { role: 'ADMIN', groupId: 'a' },
      { role: 'PROFESSOR', groupId: null },
      { role: 'APPLICANT', groupId: 'a' },
    )
    expect(names.filter(name => passes(odd, name))).toEqual(['Authenticated'])
    expect(names.filter(name => passesIn(odd, name, 'a'))).toEqual([])
  })

  test('law: admission to a group implies admission to the class, and more roles never take access away', () => {
    const groupId = fc.constantFrom('a', 'b', null)
    const grants = fc.array(fc.record({ role: fc.constantFrom(...roles), groupId }), { maxLength: 4 })
    fc.assert(
      fc.property(grants, grants, fc.constantFrom(...names), fc.constantFrom('a', 'b'), (some, more, name, group) => {
        const before = passesIn(someone(...some), name, group)
        expect(!before || passes(someone(...some), name)).toBe(true)
        expect(!before || passesIn(someone(...some, ...more), name, group)).toBe(true)
      }),
    )
  })
})
