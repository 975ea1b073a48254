/** The lists that forms offer, and the table of each. */
export const catalogues = {
  subjectAreas: 'subject_area',
  locations: 'location',
  fundingTypes: 'funding_type',
  salaryGrades: 'salary_grade',
} as const

export type Catalogue = keyof typeof catalogues
export const catalogueNames = Object.keys(catalogues) as readonly Catalogue[]

export type Entry = {
  readonly code: string
  readonly en: string
  readonly de: string
  /** For a location outside the institution's country. */
  readonly country: string | null
  readonly version: number
}
