import { statesOf } from '@kolleg/lifecycle'
import { expect, test } from 'vitest'
import { applicationSteps } from '../apps/apply/src/applications/application.ts'
import { deeds } from '../apps/apply/src/audit/deeds.ts'
import { groupSteps } from '../apps/apply/src/groups/group.ts'
import { slotSteps } from '../apps/apply/src/interviews/slot.ts'
import { jobSteps } from '../apps/apply/src/jobs/job.ts'
import { letterSteps } from '../apps/apply/src/letters/letter.ts'
import { referenceSteps } from '../apps/apply/src/references/reference.ts'
import { waitingStepSteps } from '../apps/apply/src/waiting-steps/waiting-step.ts'
import { wordAt } from '../apps/web/src/audit/word-at.ts'
import de from '../apps/web/src/audit/words.de.ts'
import en from '../apps/web/src/audit/words.en.ts'

const lifecycles = [groupSteps, jobSteps, applicationSteps, referenceSteps, slotSteps, letterSteps, waitingStepSteps]
const steps = lifecycles.flatMap(({ of, table }) => Object.keys(table).map(action => [of, action] as const))
const others = Object.entries(deeds).flatMap(([of, actions]) => actions.map(action => [of, action] as const))
const states = lifecycles.flatMap(({ of, table }) => statesOf(table).map(state => [of, state] as const))

test.each([
  ['English', en],
  ['German', de],
])('everything that the audit trail can record has words in %s', (_, words) => {
  const wordless = [...steps, ...others].filter(
    ([object, action]) => !wordAt(words.actions, object, action) || !wordAt(words.objects, object),
  )
  expect(wordless).toEqual([])
  expect(states.filter(([object, state]) => !wordAt(words.states, object, state))).toEqual([])
})
