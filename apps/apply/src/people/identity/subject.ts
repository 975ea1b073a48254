/** A subject is compared exactly, so one that a database would change is invalid. */
export const isSubject = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 255 && value.isWellFormed() && !/\p{Cc}/u.test(value)
