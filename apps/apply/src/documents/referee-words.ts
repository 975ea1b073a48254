import { allOf, anyOf, inGroup, isNot, not, own, policy, where } from '@kolleg/access'
import { sql } from 'kysely'
import { type ApplicationState, drafts } from '../applications/application.ts'

/** What a referee wrote is OPEN to the applicant too, CONFIDENTIAL to the group, or a DRAFT of the referee's own. */
export const secrecies = ['OPEN', 'CONFIDENTIAL', 'DRAFT'] as const
export type Secrecy = (typeof secrecies)[number]

/** What decides who may read the words of a referee. */
export type RefereeWords = {
  readonly applicantId: string
  readonly researchGroupId: string
  readonly state: ApplicationState
  readonly secrecy: Secrecy
}

/**
 * Of a row of `reference`: nobody's before it is handed in, then the group's, and the applicant's only where it was
 * said when the application was sent that the letters are not confidential.
 */
export const secrecyOfReference = sql<Secrecy>`case
  when reference.state <> 'SUBMITTED' then 'DRAFT'
  when reference.confidential = false then 'OPEN'
  else 'CONFIDENTIAL' end`

const owner = own('applicantId')
const member = inGroup('researchGroupId')

/** The one place that says who reads what a referee wrote: letter, assessment, or the fact of what they hold. */
export const refereeWords = policy<RefereeWords>('document')(
  {
    read: anyOf(
      allOf(owner, where('secrecy', ['OPEN'])),
      allOf(member, isNot('state', drafts), isNot('secrecy', ['DRAFT']), not(owner)),
    ),
  },
  { hidden: allOf(member, where('state', drafts), not(owner)) },
)
