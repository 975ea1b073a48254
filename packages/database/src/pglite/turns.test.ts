import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('turns go in the order in which they were asked for, and urgent ones first', async () => {
  const turn = turns()
  const events: string[] = []
  const end = await turn()
  const asked = (['first', 'second', 'urgent'] as const).map(async name => {
    const ended = await turn(name === 'urgent')
    events.push(name)
    ended()
  })
  end()
  await Promise.all(asked)
  expect(events).toEqual(['urgent', 'first', 'second'])
})
