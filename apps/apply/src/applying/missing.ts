import type { InputFault } from '@kolleg/problems'
import type { Answers, Application } from '../applications/application.ts'
import type { Profile } from '../db/application-tables.ts'
import type { Document } from '../documents/document.ts'
import { hasWords } from '../html/clean.ts'
import type { Job } from '../jobs/job.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import { answerFaults, unanswered } from './answer-faults.ts'

type Draft = {
  readonly application: Pick<Application, 'motivation'>
  readonly answers: Answers
  readonly profile: Profile
  readonly documents: readonly Pick<Document, 'type'>[]
  readonly referees: number
  readonly job: Pick<Job, 'questions' | 'referenceLettersRequired'>
}

const needs = (pointer: string, message: string): InputFault => ({ pointer, message, code: 'required' })

/** Everything that must be added before the application can be sent. */
export const missingIn = ({
  application,
  answers,
  profile,
  documents,
  referees,
  job,
}: Draft): readonly InputFault[] => {
  const { questions, referenceLettersRequired: letters } = job
  return [
    ...(`${profile.firstName}${profile.lastName}`.trim() === ''
      ? [needs('/profile/lastName', 'The profile needs a name.')]
      : []),
    ...(isAddress(profile.email) ? [] : [needs('/profile/email', 'The profile needs an e-mail address.')]),
    ...(profile.degrees.length === 0 ? [needs('/profile/degrees', 'The profile needs at least one degree.')] : []),
    ...(hasWords(application.motivation) ? [] : [needs('/motivation', 'The motivation is empty.')]),
    ...(documents.some(({ type }) => type === 'CV')
      ? []
      : [needs('/documents', 'A document of the type CV is needed.')]),
    ...(referees < letters
      ? [needs('/references', `The job asks for ${letters} referee${letters === 1 ? '' : 's'}; ${referees} named.`)]
      : []),
    ...unanswered(questions, answers),
    ...answerFaults(questions, answers),
  ]
}

/** Answers to questions that were removed from the job are dropped. */
export const answersTo = ({ questions }: Pick<Job, 'questions'>, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => questions.some(({ questionId }) => questionId === id)))
