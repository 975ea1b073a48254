import type { Degree } from './degree.ts'

/** What an applicant tells once; the name and address of the account where the profile has none of its own. */
export type Profile = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly website: string
  readonly birthDate: string | null
  readonly nationality: string | null
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly degrees: readonly Degree[]
}
