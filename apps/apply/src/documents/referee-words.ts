import { allOf, anyOf, inGroup, isNot, not, own, policy, where } from '@kolleg/access'
import { sql } from 'kysely'
import { type ApplicationState, drafts } from '../states/application-states.ts'
import { keptOut } from '../states/judges.ts'

/**
 * What a referee wrote is OPEN (the applicant may read it too), CONFIDENTIAL (for the group), or a DRAFT (for the
 * referee).
 */
export const secrecies = ['OPEN', 'CONFIDENTIAL', 'DRAFT'] as const
export type Secrecy = (typeof secrecies)[number]

/** What decides who may read what a referee wrote. */
export type RefereeWords = {
  readonly applicationId: string
  readonly jobId: string
  readonly applicantId: string
  readonly researchGroupId: string
  readonly state: ApplicationState
  readonly secrecy: Secrecy
}

/**
 * For a row of `reference`: a draft until it is handed in, then for the group, and for the applicant only if they did
 * not waive access when they sent the application.
 */
export const secrecyOfReference = sql<Secrecy>`case
  when reference.state <> 'SUBMITTED' then 'DRAFT'
  when reference.confidential = false then 'OPEN'
  else 'CONFIDENTIAL' end`

const owner = own('applicantId')
const member = allOf(inGroup('researchGroupId'), not(keptOut))

/** The one place that decides who may read what a referee wrote: letter, assessment, or which of them exist. */
export const refereeWords = policy<RefereeWords>('document')(
  {
    read: anyOf(
      allOf(owner, where('secrecy', ['OPEN'])),
      allOf(member, isNot('state', drafts), isNot('secrecy', ['DRAFT']), not(owner)),
    ),
  },
  { hidden: allOf(not(owner), anyOf(keptOut, allOf(member, where('state', drafts)))) },
)
