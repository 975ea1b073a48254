import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Coming } from '../../courses/courses.ts'
import { isEmpty } from '../../vectors/courses.ts'
import { packed } from '../../vectors/packed.ts'
import { bytesIn } from '../../vectors/text.ts'
import type { Text } from '../course.ts'
import type { Compute } from './compute.ts'
import { isQuick } from './quick-ones.ts'
import type { Rest } from './rest.ts'

/** What a course was expected to be. */
type Foreseen = {
  /** Its relations, if it came so; undefined also where these could not be worked out. */
  answerFor(rest: Rest): Promise<Uint8Array | undefined> | undefined
}

export type Foresight = {
  of(texts: readonly Text[]): Foreseen | undefined
}

/**
 * A course that is saved for the first time, all at once, is known before it is stored: its texts are read while they
 * are embedded, and it is judged while it is written. Whoever asks for it at once has only to see that it came so.
 */
export const foresee = ({ store, courses }: Pick<Context, 'store' | 'courses'>, compute: Compute): Foresight => {
  let last: (Foreseen & { readonly texts: readonly Text[] }) | undefined
  let isAtWork = false

  const isWhole = async (competencies: Coming['competencies']): Promise<boolean> => {
    const [first, second] = new Set(competencies.map(({ course_id }) => course_id))
    const bytes = competencies.reduce((sum, competency) => sum + bytesIn(competency), 0)
    if (first === undefined || second !== undefined || !isQuick(competencies.length, bytes)) return false
    return store.read(reader => isEmpty(reader, first))
  }
  const workOut = async ({ competencies, vectors }: Coming): Promise<void> => {
    if (!(await isWhole(competencies))) return
    const inOrder = competencies.toSorted((a, b) => a.id - b.id)
    const texts = inOrder.map(({ id, title, description }) => ({ id, title, description }))
    const begun = compute.begin(texts, false)
    try {
      const byHash = await vectors
      const rest = (): Rest => ({
        vectors: packed(inOrder.map(({ hash }) => byHash.get(hash) ?? null)).vectors,
        clusters: inOrder.map(() => null),
        exercises: [],
        links: [],
      })
      const expected = rest()
      const answer = begun.finish(rest()).catch(() => undefined)
      last = { texts, answerFor: found => (isDeepStrictEqual(found, expected) ? answer : undefined) }
      await answer
    } finally {
      begun.giveUp()
    }
  }
  const coming = async (course: Coming): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    // What goes wrong here goes wrong again for whoever saves or asks, who is told.
    await workOut(course).catch(() => {})
    isAtWork = false
  }
  courses.watch({ coming: course => void coming(course) })
  return { of: texts => (isDeepStrictEqual(last?.texts, texts) ? last : undefined) }
}
