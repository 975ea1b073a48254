import { assert, constantFrom, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '../html/clean.ts'
import { changedFields, contentOf } from './content.ts'
import { excerptOf } from './excerpt.ts'
import { isOpen } from './job.ts'
import { todayIn } from './today-in.ts'

test('a job is open until the end of its last day', () => {
  const closesAt = new Date('2026-11-15T11:00:00Z')
  const job = { state: 'PUBLISHED', groupState: 'ACTIVE', closesAt, stoppedAt: null } as const
  expect(isOpen(job, new Date('2026-11-15T10:59:59.999Z'))).toBe(true)
  expect(isOpen(job, closesAt)).toBe(false)
  expect(isOpen({ ...job, closesAt: null }, closesAt)).toBe(true)
  expect(isOpen({ ...job, closesAt: null, groupState: 'DRAFT' }, closesAt)).toBe(false)
  expect(isOpen({ ...job, closesAt: null, state: 'CLOSED' }, closesAt)).toBe(false)
  expect(isOpen({ ...job, closesAt: null, stoppedAt: closesAt }, closesAt)).toBe(false)
})

test('the same instant is another day elsewhere', () => {
  const instant = new Date('2026-11-15T11:30:00Z')
  expect(todayIn('Pacific/Auckland', instant)).toBe('2026-11-16')
  expect(todayIn('America/Los_Angeles', instant)).toBe('2026-11-15')
  expect(todayIn('America/Los_Angeles', new Date('2026-11-15T07:30:00Z'))).toBe('2026-11-14')
})

test('a day is written as dates are, whenever and wherever', () => {
  const zones = constantFrom('Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu')
  const within = date({ min: new Date('1971-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })
  assert(
    property(within, zones, (instant, zone) => {
      const today = todayIn(zone, instant)
      expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Math.abs(Date.parse(today) - instant.getTime())).toBeLessThan(40 * 3_600_000)
    }),
  )
})

test('an excerpt is plain text, cut between two words', () => {
  expect(
    excerptOf('<h2>You</h2><p>build &amp; <a href="https://x.test">test</a></p><ul><li>a</li><li>b</li></ul>'),
  ).toBe('You build & test · a · b')
  const opening = 'Sensors report millions of values a second, and some of them lie.'
  expect(excerptOf(`<p>${opening}</p><h3>What you will do</h3><ul><li>a</li></ul>`)).toBe(opening)
  const long = excerptOf(`<p>${'wörter '.repeat(100)}</p>`)
  expect(long.length).toBeLessThanOrEqual(281)
  expect(long).toMatch(/wörter…$/)
  expect(excerptOf(`<p>${'😀'.repeat(300)}</p>`).isWellFormed()).toBe(true)
})

test('deeply nested formatting costs no more time than its length', () => {
  expect(excerptOf(cleanHtml(`${'<b>'.repeat(6_600)}deep`))).not.toBe(undefined)
})

test('a version lists exactly the fields that differ', () => {
  const before = contentOf({ title: 'One', contractMonths: 12 })
  expect(changedFields(before, contentOf({ title: 'One', contractMonths: 12 }))).toEqual([])
  expect(changedFields(before, contentOf({ title: 'Two', criteria: [{ name: 'Depth' }] }))).toEqual([
    'title',
    'contractMonths',
    'criteria',
  ])
})
