export const rules = ['GENDER_CODED', 'GENDERED_NAME', 'AGE', 'ORIGIN', 'MISSING'] as const
export type Rule = (typeof rules)[number]

/** The texts that are checked. */
export const textFields = ['title', 'descriptionEn', 'descriptionDe'] as const
export type TextField = (typeof textFields)[number]

/** What a posting should say. */
export type Fact = 'applicationDeadline' | 'salaryGrade' | 'contractMonths' | 'contact'

/** Words that could be better, or a fact that is missing. */
export type Finding = {
  readonly rule: Rule
  readonly field: TextField | Fact
  /** The position in the field, in UTF-16 units of the text as it was sent; null for something missing. */
  readonly from: number | null
  readonly to: number | null
  readonly quote: string | null
  readonly message: string
  readonly suggestion: string
}

export type Posting = { readonly [Field in TextField]?: string | null } & {
  readonly applicationDeadline?: string | null
  readonly salaryGrade?: string | null
  readonly contractMonths?: number | null
}
