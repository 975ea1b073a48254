import type { Language } from '../text/language.ts'

type Label = Readonly<Record<Language, string>>

/**
 * The facts about a position for writing its text. No names, because personal data is never sent to the AI; and no
 * deadline, because the advert shows the current one beside the text.
 */
export type JobFacts = {
  readonly title: string
  readonly group: { readonly name: string; readonly city: string; readonly website: string; readonly email: string }
  readonly researchArea: string
  readonly subjectArea: Label | null
  readonly location: Label | null
  readonly fundingType: Label | null
  readonly salaryGrade: Label | null
  readonly startDate: string | null
  readonly startDateByArrangement: boolean
  readonly workloadPercent: number | null
  readonly contractMonths: number | null
  readonly referenceLettersRequired: number
  readonly suitableForDisabled: boolean
  /** What the writer wants to mention, as free text. */
  readonly notes: string
}
