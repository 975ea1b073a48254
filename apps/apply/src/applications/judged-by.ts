import type { Actor } from '@kolleg/access'
import { type RawBuilder, sql } from 'kysely'
import { isSent } from '../states/application-states.ts'
import { applications } from './application.policy.ts'

/** Whether an application `a` is one that the actor may evaluate. */
export const judgedBy = (actor: Actor): RawBuilder<unknown> =>
  sql`${isSent('a')} and ${applications.which(actor, 'evaluate', {
    jobId: 'a.job_id',
    researchGroupId: 'a.research_group_id',
    applicationId: 'a.application_id',
    applicantId: 'a.applicant_id',
    state: 'a.state',
  })}`
