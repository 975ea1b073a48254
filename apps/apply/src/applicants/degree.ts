export const degreeKinds = ['BACHELOR', 'MASTER', 'DIPLOMA', 'STATE_EXAMINATION', 'DOCTORATE', 'OTHER'] as const
export type DegreeKind = (typeof degreeKinds)[number]

/** The best mark of a scale, its worst, and the worst one that still passes. */
export type GradeScale = { readonly best: number; readonly worst: number; readonly pass: number }

/** A degree as the applicant tells it. */
export type Degree = {
  readonly kind: DegreeKind
  readonly name: string
  readonly university: string
  readonly grade: number | null
  readonly gradeScale: GradeScale | null
  /** When it was or will be given. */
  readonly date: string | null
}
