import { useLanguage } from '../language/use-language.ts'

const written = { en: 'en-GB', de: 'de-DE' } as const
const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** German grades have one digit after the point: `1.0`. */
export const useGrade = (): ((grade: number) => string) => {
  const numbers = new Intl.NumberFormat(written[useLanguage()], digits)
  return grade => numbers.format(grade)
}
