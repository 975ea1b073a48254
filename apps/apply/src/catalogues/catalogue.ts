/** What forms choose from, and where each is kept. */
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
  /** Of a location, where it is another one than the institution's. */
  readonly country: string | null
  readonly version: number
}
