export type Assessment = {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly overall: number
  readonly criteria: readonly { readonly name: string; readonly value: number }[]
  readonly notes: string
  readonly version: number
  readonly updatedAt: Date
}

/** What one may see: everything, or while assessments are independent, nothing but one’s own until that is given. */
export const visibleTo = (
  userId: string,
  assessments: readonly Assessment[],
  isIndependent: boolean,
): readonly Assessment[] => {
  const mine = assessments.filter(assessment => assessment.userId === userId)
  return isIndependent && mine.length === 0 ? [] : assessments
}

export const averageOf = (assessments: readonly Assessment[]): number | null =>
  assessments.length === 0
    ? null
    : Math.round((assessments.reduce((sum, { overall }) => sum + overall, 0) / assessments.length) * 100) / 100
