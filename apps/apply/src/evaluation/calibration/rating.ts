/** What a reader says of an application, in one number. */
export type Rating = {
  readonly readerId: string
  readonly applicationId: string
  readonly value: number
  /** 1 for a whole rating, less if some criteria are not marked; above 0. */
  readonly weight: number
}
