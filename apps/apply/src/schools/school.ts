export type School = {
  readonly schoolId: string
  readonly name: string
  readonly abbreviation: string
  readonly version: number
}

export type Department = {
  readonly departmentId: string
  readonly schoolId: string
  readonly schoolName: string
  readonly name: string
  readonly abbreviation: string
  readonly version: number
}
