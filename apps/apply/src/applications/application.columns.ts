import { sql } from 'kysely'
import { defaultConsents } from './application.ts'
import { seenByApplicant } from './seen.ts'

export const applicationColumns = sql`
  application.application_id as "applicationId", application.job_id as "jobId",
  application.research_group_id as "researchGroupId", application.applicant_id as "applicantId", application.state,
  application.version, application.created_at as "createdAt", application.updated_at as "updatedAt",
  application.submitted_at as "submittedAt", application.opened_at as "openedAt", application.motivation, application.skills, application.experience,
  application.desired_start as "desiredStart", application.answers,
  ${JSON.stringify(defaultConsents)}::jsonb || application.consents as consents, application.snapshot,
  application.job_version as "jobVersion",
  application.anonymised_at as "anonymisedAt", (select reviewer_id from application_review standing
    where standing.application_id = application.application_id and standing.reconsidered_at is null) as "decidedBy",
  ${seenByApplicant} as seen`
