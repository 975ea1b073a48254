import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { after, together } from './together.ts'

test('those of one turn go on together, step by step; those of the next go on after them', async () => {
  const steps: string[] = []
  const walk = async (name: string) => {
    await together()
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

test('who waits for work goes on once it is done, and also while it takes long', async () => {
  await after(Promise.resolve())
  const work = sleep(5_000, 'late', { ref: false })
  expect(await after(work)).toBeUndefined()
  await expect(after(Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
