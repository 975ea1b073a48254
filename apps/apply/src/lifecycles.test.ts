import { finalStates, tableFaults } from '@kolleg/lifecycle'
import { expect, test } from 'vitest'
import { applicationSteps } from './applications/application.ts'
import { groupSteps } from './groups/group.ts'
import { slotSteps } from './interviews/slot.ts'
import { jobSteps } from './jobs/job.ts'
import { letterSteps } from './letters/letter.ts'
import { referenceSteps } from './references/reference.ts'
import { waitingStepSteps } from './waiting-steps/waiting-step.ts'

test.each([groupSteps, jobSteps, applicationSteps, referenceSteps, slotSteps, letterSteps, waitingStepSteps])(
  'the table of $of is sound',
  ({ table }) => {
    expect(tableFaults(table)).toEqual([])
  },
)

test('these are the final states', () => {
  expect(finalStates(groupSteps.table)).toEqual([])
  expect(finalStates(jobSteps.table)).toEqual(['CLOSED', 'APPLICANT_FOUND'])
  expect(finalStates(applicationSteps.table).toSorted()).toEqual(['JOB_CLOSED', 'WITHDRAWN'])
  expect(finalStates(referenceSteps.table).toSorted()).toEqual(['CANCELLED', 'DECLINED', 'EXPIRED', 'SUBMITTED'])
  expect(finalStates(slotSteps.table)).toEqual(['HELD'])
  expect(finalStates(letterSteps.table).toSorted()).toEqual(['SENT', 'TAKEN_BACK'])
  expect(finalStates(waitingStepSteps.table).toSorted()).toEqual(['DONE', 'FAILED', 'TAKEN_BACK'])
})
