import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { cleanHtml } from '../html/clean.ts'
import type { JobBody } from './job.body.ts'
import { contentColumns } from './job.columns.ts'
import type { JobContent, Question } from './job.ts'

const id = (given: string | null | undefined): string | null => given?.toLowerCase() ?? null

/**
 * What a request says about a job, in the form in which it is kept. A question stays the same one when it brings the
 * id of one the job has, so that answers keep their question; any other gets an id of its own.
 */
export const contentOf = (body: Partial<JobBody>, asked: readonly Pick<Question, 'questionId'>[] = []): JobContent => ({
  title: body.title?.trim() ?? '',
  subjectArea: body.subjectArea ?? null,
  researchArea: body.researchArea?.trim() ?? '',
  location: body.location ?? null,
  supervisingProfessorId: id(body.supervisingProfessorId),
  startDate: body.startDate ?? null,
  startDateByArrangement: body.startDateByArrangement ?? false,
  applicationDeadline: body.applicationDeadline ?? null,
  workloadPercent: body.workloadPercent ?? null,
  contractMonths: body.contractMonths ?? null,
  fundingType: body.fundingType ?? null,
  salaryGrade: body.salaryGrade ?? null,
  descriptionEn: cleanHtml(body.descriptionEn ?? ''),
  descriptionDe: cleanHtml(body.descriptionDe ?? ''),
  imageId: id(body.imageId),
  referenceLettersRequired: body.referenceLettersRequired ?? 0,
  suitableForDisabled: body.suitableForDisabled ?? false,
  promisedDecisionBy: body.promisedDecisionBy ?? null,
  criteria: (body.criteria ?? []).map(({ name, guidance, weight }) => ({
    name: name.trim(),
    guidance: guidance?.trim() ?? '',
    weight: weight ?? 1,
  })),
  questions: (body.questions ?? []).map(({ questionId, textEn, textDe, kind, required }) => ({
    questionId: asked.find(known => known.questionId === id(questionId))?.questionId ?? randomUUID(),
    textEn: textEn?.trim() ?? '',
    textDe: textDe?.trim() ?? '',
    kind: kind ?? 'TEXT',
    required: required ?? false,
  })),
  lettersFromShortlistOnly: body.lettersFromShortlistOnly ?? false,
})

/** The fields in which two versions differ. */
export const changedFields = (before: JobContent, after: JobContent): readonly string[] =>
  Object.keys(contentColumns).filter(name => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)))
