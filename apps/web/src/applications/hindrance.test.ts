import { expect, test } from 'vitest'
import { Problem } from '../api/problem.ts'
import { hindranceOf } from './hindrance.ts'

const open = { isOpen: true, stoppedAt: null }
const missing = new Problem({ code: 'NOT_FOUND', status: 404 })
const offline = new Problem({ code: 'OFFLINE', status: 0 })

test('a draft can be sent while its position takes applications, and while nobody knows better', () => {
  expect(hindranceOf({ data: open, error: null })).toBeUndefined()
  expect(hindranceOf({ data: open, error: offline })).toBeUndefined()
  expect(hindranceOf({ data: undefined, error: null })).toBeUndefined()
})

test('the reason is the stop, the deadline, or that the position is not public', () => {
  expect(hindranceOf({ data: { isOpen: false, stoppedAt: '2026-11-18T10:00:00Z' }, error: null })).toBe('stopped')
  expect(hindranceOf({ data: { isOpen: false, stoppedAt: null }, error: null })).toBe('over')
  expect(hindranceOf({ data: open, error: missing })).toBe('notPublic')
})
