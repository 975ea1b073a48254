import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endOfTurn, ownTurn, settledOrSoon } from './event-loop-turn.ts'

test('requests of one turn continue together step by step; those of the next turn follow', async () => {
  const steps: string[] = []
  const walk = async (name: string) => {
    await endOfTurn()
    steps.push(`${name} asks`)
    await Promise.resolve()
    steps.push(`${name} answers`)
  }
  const first = [walk('one'), walk('two')]
  const later = new Promise<void>(resolve => {
    setImmediate(() => void walk('three').then(resolve))
  })
  await Promise.all([...first, later])
  expect(steps).toEqual(['one asks', 'two asks', 'one answers', 'two answers', 'three asks', 'three answers'])
})

test('large steps take turns, and between two of them others get theirs', async () => {
  const steps: string[] = []
  const walk = async (name: string) => {
    await ownTurn()
    steps.push(name)
    setImmediate(() => steps.push(`after ${name}`))
  }
  await Promise.all(['one', 'two', 'three'].map(walk))
  expect(steps).toEqual(['one', 'after one', 'two', 'after two', 'three'])
})

test('a caller continues when the shared work is done, or when it takes too long', async () => {
  await settledOrSoon(Promise.resolve())
  const work = sleep(5_000, 'late', { ref: false })
  expect(await settledOrSoon(work)).toBeUndefined()
  await expect(settledOrSoon(Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
