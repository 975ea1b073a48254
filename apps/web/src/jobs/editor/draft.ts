import type { Sent } from '../../api/reply.ts'
import type { Job } from '../queries.ts'

type Kind = Job['questions'][number]['kind']
export type DraftQuestion = {
  /** Ours, as long as the page is open. */
  readonly key: string
  readonly textEn: string
  readonly textDe: string
  readonly kind: Kind
  readonly required: boolean
}
export type DraftCriterion = {
  readonly key: string
  readonly name: string
  readonly guidance: string
  readonly weight: number
}

type Content = Pick<
  Job,
  | 'title'
  | 'subjectArea'
  | 'researchArea'
  | 'location'
  | 'supervisingProfessorId'
  | 'startDate'
  | 'startDateByArrangement'
  | 'applicationDeadline'
  | 'workloadPercent'
  | 'contractMonths'
  | 'fundingType'
  | 'salaryGrade'
  | 'descriptionEn'
  | 'descriptionDe'
  | 'imageId'
  | 'referenceLettersRequired'
  | 'suitableForDisabled'
  | 'promisedDecisionBy'
  | 'lettersFromShortlistOnly'
>

/** What is written, before it is kept. */
export type Draft = Readonly<Content> & {
  readonly questions: readonly DraftQuestion[]
  readonly criteria: readonly DraftCriterion[]
}

export const draftOf = (job: Job): Draft => ({
  title: job.title,
  subjectArea: job.subjectArea,
  researchArea: job.researchArea,
  location: job.location,
  supervisingProfessorId: job.supervisingProfessorId,
  startDate: job.startDate,
  startDateByArrangement: job.startDateByArrangement,
  applicationDeadline: job.applicationDeadline,
  workloadPercent: job.workloadPercent,
  contractMonths: job.contractMonths,
  fundingType: job.fundingType,
  salaryGrade: job.salaryGrade,
  descriptionEn: job.descriptionEn,
  descriptionDe: job.descriptionDe,
  imageId: job.imageId,
  referenceLettersRequired: job.referenceLettersRequired,
  suitableForDisabled: job.suitableForDisabled,
  promisedDecisionBy: job.promisedDecisionBy,
  lettersFromShortlistOnly: job.lettersFromShortlistOnly,
  questions: job.questions.map(({ questionId, ...question }) => ({ key: questionId, ...question })),
  criteria: job.criteria.map(criterion => ({ key: crypto.randomUUID(), ...criterion })),
})

/** What has no words yet is not sent. */
export const askedIn = ({ questions }: Draft): readonly DraftQuestion[] =>
  questions.filter(({ textEn, textDe }) => textEn.trim() !== '' || textDe.trim() !== '')

type Body = Sent<'/api/jobs/{jobId}', 'put'>

/** `ids` tells the service's own names of the questions that it has kept. */
export const bodyOf = (draft: Draft, version: number, ids: ReadonlyMap<string, string>): Body => ({
  ...draft,
  version,
  questions: askedIn(draft).map(({ key, ...question }) => ({ ...question, questionId: ids.get(key) ?? null })),
  criteria: draft.criteria.filter(({ name }) => name.trim() !== '').map(({ key: _, ...criterion }) => criterion),
})
