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

export const averageOf = (assessments: readonly Assessment[]): number | null =>
  assessments.length === 0
    ? null
    : Math.round((assessments.reduce((sum, { overall }) => sum + overall, 0) / assessments.length) * 100) / 100
