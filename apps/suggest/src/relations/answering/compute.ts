import { Piscina } from 'piscina'
import type { Course } from '../course.ts'
import type { Question, Task } from './thread.ts'

export type Compute = {
  /** Returns the bytes of the reply. */
  answer(course: Course, question: Question): Promise<Uint8Array>
  close(): Promise<void>
}

/** Computing a larger course takes longer than a user with a usual course should wait. */
const mostTexts = 1_000
const mostCharacters = 500_000

const filename = new URL('thread.ts', import.meta.url).href

const thread = (idleTimeout: number) =>
  new Piscina({ filename, minThreads: 0, maxThreads: 1, stricterFIFO: true, idleTimeout })

/** One thread for usual courses, and one for large ones that ends after a minute without work. */
export const createCompute = (prerequisitesFile?: string): Compute => {
  const usual = thread(Number.POSITIVE_INFINITY)
  const large = thread(60_000)
  let isClosed = false
  return {
    answer: async (course, question) => {
      // A closed pool would start a new thread.
      if (isClosed) throw new Error('The threads for relations are closed.')
      return (isUsual(course) ? usual : large).run({ course, question, prerequisitesFile } satisfies Task)
    },
    close: async () => {
      isClosed = true
      await Promise.all([usual.destroy(), large.destroy()])
    },
  }
}

const isUsual = ({ competencies }: Course): boolean =>
  competencies.length <= mostTexts &&
  competencies.reduce((sum, { title, description }) => sum + title.length + description.length, 0) <= mostCharacters
