import type { Actor } from '@kolleg/access'
import { applications } from '../applications/application.policy.ts'
import { type Application, applicationSteps } from '../applications/application.ts'
import { attemptOf } from '../applications/attempt.ts'
import { lockAsSeen } from '../applications/get.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { cleanHtml } from '../html/clean.ts'
import { asPublished } from '../jobs/as-published.ts'
import { getJob } from '../jobs/get.ts'
import { problem } from '../problems.ts'
import { answerFaults } from './answer-faults.ts'
import type { ApplicationChanges } from './application.body.ts'
import { changeApplication } from './draft.store.ts'

/** Changes the given fields while the application is a draft. */
export const editApplication = async (
  tx: Tx,
  actor: Actor,
  applicationId: string,
  given: ApplicationChanges,
  expected: Expected,
): Promise<Application> => {
  const { record: application } = applications.permit(actor, 'edit', await lockAsSeen(tx, actor, applicationId))
  expected(application.version)
  const { fact } = applicationSteps.step(application, 'edit', attemptOf(actor, application))
  const changes = changesOf(application, given)
  if (Object.keys(changes).length === 0) return application
  if (given.answers) await checkAnswers(tx, application.jobId, given.answers)
  const changed = await changeApplication(tx, applicationId, changes)
  await record(tx, fact, { details: { fields: Object.keys(changes) } })
  return changed
}

const changesOf = (
  { consents }: Application,
  { version: _, motivation, skills, experience, desiredStart, answers, consents: said }: ApplicationChanges,
) => ({
  ...(motivation !== undefined && { motivation: cleanHtml(motivation) }),
  ...(skills !== undefined && { skills: cleanHtml(skills) }),
  ...(experience !== undefined && { experience: cleanHtml(experience) }),
  ...(desiredStart !== undefined && { desired_start: desiredStart }),
  ...(answers && { answers: JSON.stringify(answers) }),
  ...(said && { consents: JSON.stringify({ ...consents, ...said }) }),
})

const checkAnswers = async (tx: Tx, jobId: string, answers: Application['answers']): Promise<void> => {
  const { questions } = await asPublished(tx, await getJob(tx, jobId))
  const errors = answerFaults(questions, answers)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { detail: 'Some answers do not fit.', errors })
}
