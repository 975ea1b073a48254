import { giveWay } from '../../give-way.ts'
import { type Compared, compare } from '../judging/comparing.ts'
import type { Comparison } from './compute.ts'
import { exampleCourse } from './example-course.ts'
import { buffersOf, type Rest } from './load.ts'

giveWay()

export type ComparedRest = Rest & { readonly compared: Compared }

/** Hands the rest of a course on to whoever reads its texts, with what the vectors tell. */
export default ({ rest, port }: Comparison): void => {
  try {
    const compared = compare(rest.vectors)
    port.postMessage({ ...rest, compared } satisfies ComparedRest, buffersOf(rest))
  } finally {
    port.close()
  }
}

export const warmUp = (): void => void compare(exampleCourse().competencies.map(({ vector }) => vector))
