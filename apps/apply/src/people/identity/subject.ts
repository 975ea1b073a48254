/** A subject is kept as it is and compared exactly, so one that a database would change is none. */
export const isSubject = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 255 && value.isWellFormed() && !/\p{Cc}/u.test(value)
