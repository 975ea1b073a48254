import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAmong } from '../states/among.ts'
import { drafts, ended, underway } from '../states/application-states.ts'
import { type ApplicationState, applicationStates, applicationSteps } from './application.ts'

const actions = Object.keys(applicationSteps.table).filter(action => action !== 'start') as readonly Parameters<
  typeof applicationSteps.attempt
>[1][]
const moment = { by: null, at: new Date(0) }

/** The states that a series of attempts leads through, until the application is deleted. */
const walk = (attempts: readonly (typeof actions)[number][]): readonly ApplicationState[] => {
  const states: ApplicationState[] = ['SAVED']
  for (const action of attempts) {
    const state = states.at(-1) ?? 'SAVED'
    const outcome = applicationSteps.attempt({ applicationId: 'a', state }, action, moment)
    if (!outcome.taken) continue
    if (outcome.next === null) break
    states.push(outcome.next)
  }
  return states
}
const walks = fc.array(fc.constantFrom(...actions), { maxLength: 30 }).map(walk)
const isDraft = (state: ApplicationState): boolean => isAmong(drafts, state)

test('a sent application is never a draft again', () => {
  fc.assert(
    fc.property(walks, states => {
      const sent = states.findIndex(state => !isDraft(state))
      expect(sent === -1 ? [] : states.slice(sent).filter(isDraft)).toEqual([])
    }),
  )
})

test('a withdrawn or closed application stays so', () => {
  fc.assert(
    fc.property(walks, states => {
      const over = states.findIndex(state => ['WITHDRAWN', 'JOB_CLOSED', 'JOB_CLOSED_DRAFT'].includes(state))
      expect(over === -1 ? 1 : new Set(states.slice(over)).size).toBe(1)
    }),
  )
})

test('no application is decided before it was sent', () => {
  fc.assert(
    fc.property(walks, states => {
      const decided = states.findIndex(state => state === 'ACCEPTED' || state === 'REJECTED')
      expect(decided === -1 || states.slice(0, decided).includes('SENT')).toBe(true)
    }),
  )
})

test('every state is a draft, open or over, and only a closed draft is two of these', () => {
  for (const state of applicationStates) {
    const kinds = [state === 'SAVED', isAmong(underway, state), isAmong(ended, state)]
    expect(kinds.filter(Boolean)).toHaveLength(1)
  }
})
