import { locales } from './format.ts'
import { useLanguage } from './use-language.ts'

const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** One decimal digit: `1.0`. */
export const useGrade = (): ((grade: number) => string) => {
  const numbers = new Intl.NumberFormat(locales[useLanguage()], digits)
  return grade => numbers.format(grade)
}
