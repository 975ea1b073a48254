import { expect, test } from 'vitest'
import type { Person } from '../people/person.ts'
import { personView } from './person.view.ts'

const optics = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0001'
const robotics = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0002'
const elsewhere = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'

const paula: Person = {
  userId: '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0009',
  email: 'paula@uni.test',
  emailVerified: true,
  firstName: 'Paula',
  lastName: 'Meier',
  language: 'de',
  addressToldAt: null,
  aiOptOut: false,
  version: 3,
  recusedFrom: [],
  committees: [],
  roles: [
    { role: 'PROFESSOR', groupId: optics },
    { role: 'EMPLOYEE', groupId: robotics },
    { role: 'PROFESSOR', groupId: elsewhere },
    { role: 'APPLICANT', groupId: null },
  ],
  memberships: [
    { researchGroupId: optics, name: 'Optics', role: 'PROFESSOR' },
    { researchGroupId: robotics, name: 'Robotics', role: 'EMPLOYEE' },
  ],
}
const groupShown = (wanted?: string) => personView(paula, wanted).researchGroup?.name

test('each role is listed once, every membership with its role', () => {
  const { memberships } = paula
  expect(personView(paula)).toMatchObject({ roles: ['APPLICANT', 'EMPLOYEE', 'PROFESSOR'], memberships })
})

test('of several groups the requested one is shown, in any case of its letters', () => {
  expect(groupShown(robotics)).toBe('Robotics')
  expect(groupShown(robotics.toUpperCase())).toBe('Robotics')
})

test('without a requested group, or with a foreign one, it is the group joined first', () => {
  expect([groupShown(), groupShown(elsewhere), groupShown('nonsense')]).toEqual(['Optics', 'Optics', 'Optics'])
})

test('a person without a group has none', () => {
  expect(personView({ ...paula, memberships: [] }, optics).researchGroup).toBeNull()
})
