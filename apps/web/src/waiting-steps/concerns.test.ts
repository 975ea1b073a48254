import { expect, test } from 'vitest'
import type { WaitingStep } from '../api/client.ts'
import { concerns } from './concerns.ts'

const step = (kind: WaitingStep['kind'], more: Partial<WaitingStep> = {}) => ({
  kind,
  isOwn: false,
  jobId: null,
  researchGroupId: 'here',
  concerns: [],
  ...more,
})
const inGroup = (page: string) => ({ path: `/groups/$groupId/${page}` })

test('a group’s page shows the steps that concern it, its home shows all', () => {
  const added = step('ADD_MEMBER')
  expect(concerns(added, inGroup('members'))).toBe(true)
  expect(concerns(added, inGroup('home'))).toBe(true)
  expect(concerns(added, inGroup('positions'))).toBe(false)
  expect(concerns(step('SUSPEND_GROUP'), inGroup('data'))).toBe(true)
})

test('the pages of a position and its interviews show only the steps about these', () => {
  const closing = step('CLOSE_JOB', { jobId: 'one' })
  expect(concerns(closing, { ...inGroup('positions/$jobId'), jobId: 'one' })).toBe(true)
  expect(concerns(closing, { ...inGroup('positions/$jobId'), jobId: 'other' })).toBe(false)
  const inviting = step('INVITE_INTERVIEWEES', { concerns: ['these'] })
  expect(concerns(inviting, { ...inGroup('interviews/$processId'), processId: 'these' })).toBe(true)
  expect(concerns(inviting, { ...inGroup('interviews/$processId'), processId: 'those' })).toBe(false)
})

test('administrators see the steps about the page and those they scheduled', () => {
  const schools = { path: '/admin/schools' }
  expect(concerns(step('CHANGE_SCHOOL'), schools)).toBe(true)
  expect(concerns(step('SUSPEND_GROUP'), schools)).toBe(false)
  expect(concerns(step('SUSPEND_GROUP', { isOwn: true }), schools)).toBe(true)
  expect(concerns(step('CLOSE_JOB', { jobId: 'one' }), { path: '/admin/positions' })).toBe(false)
  expect(concerns(step('DELETE_BANNER'), { path: '/admin/banners' })).toBe(false)
  expect(concerns(step('DELETE_BANNER', { researchGroupId: null }), { path: '/admin/banners' })).toBe(true)
})
