import { setImmediate as breathe } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const patient = new AbortController().signal

/** Starts turns; tells which have begun, and ends them by name. */
const starting = (most: number) => {
  const turns = createTurns(most)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = async (name: string, courses: readonly number[], signal = patient) => {
    const end = await turns(courses, signal)
    begun.push(name)
    ends.set(name, end)
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await breathe()
  }
  return { begun, start, end }
}

test('writers of one course come one after another, in their order; others at once', async () => {
  const { begun, start, end } = starting(3)
  void start('a', [1])
  void start('b', [1, 2])
  void start('c', [2])
  void start('d', [3])
  await breathe()
  expect(begun).toEqual(['a', 'd'])
  await end('a')
  expect(begun).toEqual(['a', 'd', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'd', 'b', 'c'])
})

test('only so many work at once', async () => {
  const { begun, start, end } = starting(2)
  for (const course of [1, 2, 3]) void start(`${course}`, [course])
  await breathe()
  expect(begun).toEqual(['1', '2'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3'])
})

test('who gives up leaves the line, or ends a turn that has begun', async () => {
  const { begun, start } = starting(1)
  const [first, second] = [new AbortController(), new AbortController()]
  void start('a', [1], first.signal)
  const waiting = start('b', [1], second.signal)
  void start('c', [1])
  second.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  expect(begun).toEqual(['a'])
  first.abort()
  await breathe()
  expect(begun).toEqual(['a', 'c'])
  await expect(start('d', [1], first.signal)).rejects.toThrow('aborted')
})
