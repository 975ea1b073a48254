import type { Language } from '../../../language/language.ts'
import type { Draft } from '../draft.ts'
import type { Wish } from './stream-draft.ts'

export const wishOf = (draft: Draft, researchGroupId: string, notes: string, languages: readonly Language[]): Wish => {
  const { title, subjectArea, researchArea, location, fundingType, salaryGrade, startDate } = draft
  const { startDateByArrangement, applicationDeadline, workloadPercent, contractMonths } = draft
  const { referenceLettersRequired, suitableForDisabled } = draft
  return {
    researchGroupId,
    title,
    subjectArea,
    researchArea,
    location,
    fundingType,
    salaryGrade,
    startDate,
    startDateByArrangement,
    applicationDeadline,
    workloadPercent,
    contractMonths,
    referenceLettersRequired,
    suitableForDisabled,
    notes,
    languages: [...languages],
  }
}
