import { expect, test } from 'vitest'
import { turns } from './turns.ts'

const work = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('turns go in the order in which they were asked for, and all else that waits comes between', async () => {
  const turn = turns()
  const events: string[] = []
  const other = setInterval(() => events.push('somebody else'), 1)
  await Promise.all(
    ['first', 'second', 'third'].map(async name => {
      const end = await turn()
      work(15)
      events.push(name)
      end()
    }),
  )
  clearInterval(other)
  expect(events.filter(event => event !== 'somebody else')).toEqual(['first', 'second', 'third'])
  expect(events.slice(events.indexOf('first') + 1, events.indexOf('second'))).toContain('somebody else')
  expect(events.slice(events.indexOf('second') + 1, events.indexOf('third'))).toContain('somebody else')
})
