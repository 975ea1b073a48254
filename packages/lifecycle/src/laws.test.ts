import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finalStates, lifecycle, type Step, type Table, unreachableStates } from './index.ts'

interface Thing {
  readonly id: string
  readonly state: string
}

const moment = { by: 'ada', at: new Date(0) }
const states = ['A', 'B', 'C', 'D', 'E']
const some = fc.subarray(states)
const one = fc.constantFrom(...states)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ from: some, to: one }) },
  fc.record({ from: fc.constant(null), to: one }),
  fc.record({ from: some, to: fc.constant(null) }),
  fc.record({ in: some }),
)
const names = fc.constantFrom('make', 'push', 'pull', 'turn', 'drop', 'hold', 'constructor')
const tables: fc.Arbitrary<Table> = fc.dictionary(names, step, { noNullPrototype: true })
const stepsOf = (table: Table) => lifecycle<Thing>({ of: 'thing', id: 'id' })(table)

/** The states that an object passes through when the actions are tried in order, starting in `first`. */
function walk(table: Table, first: string, actions: readonly string[]): (string | null)[] {
  const steps = stepsOf(table)
  const path: (string | null)[] = [first]
  for (const action of actions) {
    const state = path.at(-1) ?? null
    if (state === null) break
    const outcome = steps.attempt({ id: 't', state }, action, moment)
    if (outcome.taken) path.push(outcome.next)
  }
  return path
}

describe('law', () => {
  test('a step is taken exactly if the table has it, and leads where the table says', () => {
    fc.assert(
      fc.property(tables, names, one, (table, action, state) => {
        const line = Object.hasOwn(table, action) ? table[action] : undefined
        const starts = line === undefined ? [] : 'in' in line ? line.in : (line.from ?? [])
        const outcome = stepsOf(table).attempt({ id: 't', state }, action, moment)
        expect(outcome.taken).toBe(starts.includes(state))
        const expected = line !== undefined && 'to' in line ? line.to : state
        expect(outcome).toMatchObject(
          outcome.taken
            ? { next: expected, fact: { from: state, to: expected, action, objectId: 't', ...moment } }
            : { from: state, action },
        )
      }),
    )
  })

  test('a refusal names exactly the possible actions', () => {
    fc.assert(
      fc.property(tables, names, one, (table, action, state) => {
        const steps = stepsOf(table)
        const taken = Object.keys(table).filter(name => steps.attempt({ id: 't', state }, name, moment).taken)
        expect(steps.allowed(state)).toEqual(taken)
        const outcome = steps.attempt({ id: 't', state }, action, moment)
        expect(outcome.taken ? taken : outcome.allowed).toEqual(taken)
      }),
    )
  })

  test('no walk from a creation enters an unreachable state', () => {
    fc.assert(
      fc.property(tables, fc.array(names, { maxLength: 30 }), (table, actions) => {
        const firsts = Object.values(table).flatMap(line => ('to' in line && line.from === null ? [line.to] : []))
        const seen = firsts.flatMap(first => walk(table, first, actions))
        const unreachable = unreachableStates(table)
        expect(seen.filter(state => state !== null && unreachable.includes(state))).toEqual([])
      }),
    )
  })

  test('a final state is never left, and every other one can be', () => {
    fc.assert(
      fc.property(tables, one, (table, state) => {
        const mentioned = Object.values(table).some(line => JSON.stringify(line).includes(`"${state}"`))
        const left = Object.keys(table).some(action => walk(table, state, [action]).at(-1) !== state)
        expect(finalStates(table).includes(state)).toBe(mentioned && !left)
      }),
    )
  })
})
