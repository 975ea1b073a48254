import { expect, test } from 'vitest'
import { applicationStates } from '../api/values.gen.ts'
import { stagesOf } from './stages.ts'

const dates = {
  createdAt: '2026-11-01T08:00:00Z',
  submittedAt: '2026-11-02T08:00:00Z',
  updatedAt: '2026-11-03T08:00:00Z',
}

test.each(applicationStates)('%s is one stage, with the past ones before it and the future ones after it', state => {
  const whens = stagesOf({ state, ...dates }).map(({ when }) => when)
  expect(whens.filter(when => when === 'now')).toHaveLength(1)
  expect(whens.join(' ')).toMatch(/^(done )*now( ahead)*$/)
})

test('only past stages have a date', () => {
  const stages = stagesOf({ state: 'INTERVIEW', ...dates })
  expect(stages.filter(({ at }) => at !== undefined).map(({ name }) => name)).toEqual(['started', 'sent'])
  expect(stagesOf({ state: 'WITHDRAWN', ...dates }).at(-1)).toEqual({
    name: 'withdrawn',
    when: 'now',
    at: dates.updatedAt,
  })
})
