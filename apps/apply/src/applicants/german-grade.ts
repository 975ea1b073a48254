import type { Degree, GradeScale } from '../db/application-tables.ts'

export const failingGermanGrade = 5

/** Marks are compared to a ten-thousandth, so that they are whole numbers and nothing is lost in binary fractions. */
const whole = (mark: number): number => Math.round(mark * 10_000)

/** A scale runs one way: best, then pass, then worst. */
export const isScale = ({ best, worst, pass }: GradeScale): boolean => {
  const [b, p, w] = [whole(best), whole(pass), whole(worst)]
  return b !== p && (b > p ? p >= w : p <= w)
}

export const isOnScale = (grade: number, { best, worst }: GradeScale): boolean =>
  whole(grade) >= Math.min(whole(best), whole(worst)) && whole(grade) <= Math.max(whole(best), whole(worst))

/**
 * The modified Bavarian formula: 1 + 3 · (best − grade) / (best − pass), one decimal, the rest cut off and not rounded.
 * What does not pass on its own scale is 5.0. Null where the scale or the grade does not allow it.
 */
export const germanGrade = (grade: number, scale: GradeScale): number | null => {
  if (!isScale(scale) || !isOnScale(grade, scale)) return null
  const [best, pass, mark] = [whole(scale.best), whole(scale.pass), whole(grade)]
  const share = (best - mark) / (best - pass)
  if (share > 1) return failingGermanGrade
  return (10 + Math.floor((30 * (best - mark)) / (best - pass))) / 10
}

export const germanGradeOf = ({ grade, gradeScale }: Degree): number | null =>
  grade === null || gradeScale === null ? null : germanGrade(grade, gradeScale)

const rank = {
  DOCTORATE: 4,
  MASTER: 3,
  DIPLOMA: 3,
  STATE_EXAMINATION: 3,
  BACHELOR: 2,
  OTHER: 1,
} as const satisfies Record<Degree['kind'], number>

/** The grade an applicant is listed with: of the highest degree that has one, the latest among equals. */
export const leadingGrade = (degrees: readonly Degree[]): number | null => {
  const [leading] = degrees
    .flatMap(degree => {
      const grade = germanGradeOf(degree)
      return grade === null ? [] : { grade, rank: rank[degree.kind], date: degree.date ?? '' }
    })
    .toSorted((one, other) => other.rank - one.rank || other.date.localeCompare(one.date))
  return leading?.grade ?? null
}
