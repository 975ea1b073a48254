import type { Degree, GradeScale } from '../db/application-tables.ts'

export const failingGermanGrade = 5

/** Marks are compared as whole ten-thousandths, so that floating point loses nothing. */
const whole = (mark: number): number => Math.round(mark * 10_000)

/** The marks of a scale are in order: best, pass, worst. */
export const isScale = ({ best, worst, pass }: GradeScale): boolean => {
  const [b, p, w] = [whole(best), whole(pass), whole(worst)]
  return b !== p && (b > p ? p >= w : p <= w)
}

export const isOnScale = (grade: number, { best, worst }: GradeScale): boolean =>
  whole(grade) >= Math.min(whole(best), whole(worst)) && whole(grade) <= Math.max(whole(best), whole(worst))

/**
 * The modified Bavarian formula: 1 + 3 · (best − grade) / (best − pass), cut to one decimal and not rounded. A mark
 * that does not pass is 5.0. Null if scale and grade do not fit.
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

/** The grade shown in lists: that of the highest degree with a grade, the latest among equals. */
export const leadingGrade = (degrees: readonly Degree[]): number | null => {
  const [leading] = degrees
    .flatMap(degree => {
      const grade = germanGradeOf(degree)
      return grade === null ? [] : { grade, rank: rank[degree.kind], date: degree.date ?? '' }
    })
    .toSorted((one, other) => other.rank - one.rank || other.date.localeCompare(one.date))
  return leading?.grade ?? null
}
