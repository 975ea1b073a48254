import { describe, expect, test } from 'vitest'
import { finalStates, statesOf, type Table, tableFaults, unreachableStates } from './index.ts'

const jobs = {
  draft: { from: null, to: 'DRAFT' },
  edit: { in: ['DRAFT', 'PUBLISHED'] },
  publish: { from: ['DRAFT'], to: 'PUBLISHED' },
  unpublish: { from: ['PUBLISHED'], to: 'DRAFT' },
  close: { from: ['PUBLISHED'], to: 'CLOSED' },
  fill: { from: ['PUBLISHED'], to: 'APPLICANT_FOUND' },
  delete: { from: ['DRAFT'], to: null },
} satisfies Table

describe('a table', () => {
  test('names its states and the final ones', () => {
    expect(statesOf(jobs)).toEqual(['DRAFT', 'PUBLISHED', 'CLOSED', 'APPLICANT_FOUND'])
    expect(finalStates(jobs)).toEqual(['CLOSED', 'APPLICANT_FOUND'])
  })

  test('without faults reports none', () => {
    expect(unreachableStates(jobs)).toEqual([])
    expect(tableFaults(jobs)).toEqual([])
  })

  test('reports each of its faults in a sentence', () => {
    const wrong = {
      revive: { from: ['LOST'], to: 'FOUND' },
      wait: { in: [] },
      move: { from: ['LOST', 'LOST'], to: null },
    }
    expect(tableFaults(wrong)).toEqual([
      'No action creates the object.',
      'Nothing leads to LOST.',
      'Nothing leads to FOUND.',
      'wait is possible in no state.',
      'move names a state twice.',
    ])
  })

  test('does not count a state as reached by itself', () => {
    const island = { ...jobs, drift: { from: ['SEA'], to: 'ISLAND' }, sail: { from: ['ISLAND'], to: 'SEA' } }
    expect(unreachableStates(island)).toEqual(['SEA', 'ISLAND'])
  })
})
