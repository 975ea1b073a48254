import type { Language } from '../text/language.ts'

type Label = Readonly<Record<Language, string>>

/**
 * What is known of a position when its text is written. No names of people: nobody is told about to a machine; and no
 * deadline: the advert shows it beside the text, also when it has moved.
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
  /** What the writer wants to be said, in any words. */
  readonly notes: string
}
