import type { FaultCode, InputFault } from '@kolleg/problems'
import { hasWords } from '../html/clean.ts'
import { isBlank } from '../text/visible-text.ts'
import type { JobContent } from './content.ts'
import { isOpen, type Job } from './job.ts'
import { type Coded, codedFields } from './known.store.ts'

const fault = (pointer: string, code: FaultCode, message: string): InputFault => ({
  pointer: `/${pointer}`,
  message,
  code,
})

type References = {
  /** The fields whose codes are in no catalogue. */
  readonly unknown: readonly Coded[]
  /** Whether the named professor belongs to the group. */
  readonly isSupervised: boolean
}

/** What has been begun but not finished. */
export const unfinished = (content: JobContent): readonly InputFault[] => [
  ...(isBlank(content.title) ? [fault('title', 'minLength', 'title must not be empty.')] : []),
  ...content.criteria.flatMap(({ name }, index) =>
    isBlank(name) ? [fault(`criteria/${index}/name`, 'minLength', `criteria[${index}].name must not be empty.`)] : [],
  ),
  ...content.questions.flatMap(({ textEn, textDe }, index) =>
    textEn === '' && textDe === ''
      ? [fault(`questions/${index}`, 'NO_TEXT', `questions[${index}] needs a text in English or German.`)]
      : [],
  ),
]

/** Faults that a schema cannot find: above all, references to things that do not exist. */
export const contentFaults = (content: JobContent, { unknown, isSupervised }: References): readonly InputFault[] => [
  ...codedFields
    .filter(field => unknown.includes(field))
    .map(field => fault(field, 'UNKNOWN_CODE', `${field} must be a code of its catalogue.`)),
  ...(content.supervisingProfessorId !== null && !isSupervised
    ? [fault('supervisingProfessorId', 'NO_PROFESSOR', 'supervisingProfessorId must name a PROFESSOR of the group.')]
    : []),
  ...content.questions.flatMap(({ questionId }, index) =>
    content.questions.findIndex(other => other.questionId === questionId) < index
      ? [fault(`questions/${index}/questionId`, 'DUPLICATE', `questions[${index}] has the id of another question.`)]
      : [],
  ),
]

/** What a published job must contain. */
export const lacking = (content: JobContent): readonly InputFault[] => [
  ...(['subjectArea', 'location', 'supervisingProfessorId'] as const).flatMap(field =>
    content[field] === null ? [fault(field, 'required', `${field} is required in a published job.`)] : [],
  ),
  ...(hasWords(content.descriptionEn) || hasWords(content.descriptionDe)
    ? []
    : [fault('descriptionEn', 'required', 'A published job needs a description in English or German.')]),
]

/** Everything that keeps a job from being published. */
export const publishFaults = (job: Job, supervises: boolean, now: Date): readonly InputFault[] => [
  ...lacking(job),
  ...(job.supervisingProfessorId !== null && !supervises
    ? [
        fault(
          'supervisingProfessorId',
          'NO_PROFESSOR',
          'The supervising professor is no longer PROFESSOR of the group.',
        ),
      ]
    : []),
  ...(isOpen({ ...job, state: 'PUBLISHED', groupState: 'ACTIVE', stoppedAt: null }, now)
    ? []
    : [fault('applicationDeadline', 'PAST', 'applicationDeadline is past.')]),
]
