import { UsageError } from '../command.ts'

export const courseNumber = (word: string | undefined, what: string): number => {
  const number = /^[+-]?\d+$/.test(word ?? '') ? Number(word) : Number.NaN
  if (!Number.isSafeInteger(number)) throw new UsageError(`${what} must be a course number, such as 7.`)
  return number
}
