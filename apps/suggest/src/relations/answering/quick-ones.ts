import { sizesOf } from '../../vectors/courses.ts'
import type { Reader } from '../../vectors/store.ts'

const most = { competencies: 200, bytes: 200_000 }

export const isQuick = (competencies: number, bytes: number): boolean =>
  competencies <= most.competencies && bytes <= most.bytes

/** Those of the courses whose relations are worked out in a moment; larger ones would keep others waiting. By id. */
export const quickOnes = async (reader: Reader, courseIds: Iterable<number>): Promise<number[]> => {
  const sizes = await sizesOf(reader, courseIds)
  return sizes.filter(({ competencies, bytes }) => isQuick(competencies, bytes)).map(({ course_id }) => course_id)
}
