import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Coming } from '../../courses/courses.ts'
import { isEmpty } from '../../vectors/courses.ts'
import { packed } from '../../vectors/packed.ts'
import { bytesIn } from '../../vectors/text.ts'
import type { Text } from '../course.ts'
import { quietMs } from './ahead.ts'
import type { Begun, Compute } from './compute.ts'
import { loadRest, loadTexts } from './load.ts'
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
 * What a save makes of a course is known before it is stored: its texts are read while the new ones are embedded, and
 * it is judged while they are written. Whoever asks for it at once has only to see that it came so.
 */
export const foresee = (
  { store, courses, embedder }: Pick<Context, 'store' | 'courses' | 'embedder'>,
  compute: Compute,
): Foresight => {
  let last: (Foreseen & { readonly texts: readonly Text[] }) | undefined
  let isAtWork = false
  let savedAt = Number.NEGATIVE_INFINITY

  /** To load the course for each of many saves would hold them up; a new one need not be loaded. */
  const isWorthIt = async (courseId: number): Promise<boolean> =>
    performance.now() - savedAt > quietMs || store.read(reader => isEmpty(reader, courseId))

  const workOut = async ({ competencies, vectors }: Coming): Promise<void> => {
    const [courseId, other] = new Set(competencies.map(({ course_id }) => course_id))
    if (courseId === undefined || other !== undefined) return
    if (!areQuick(competencies) || !(await isWorthIt(courseId))) return
    let begun: Begun | undefined
    try {
      const course = await store.snapshot(async (reader, givenUp) => {
        const before = await loadTexts(reader, courseId, embedder.model)
        const texts = withNew(before.texts, competencies)
        if (before.isStale || !areQuick(texts)) return undefined
        // Nobody would be left to finish it or to give it up.
        givenUp.throwIfAborted()
        begun?.giveUp()
        begun = compute.begin(texts, false)
        const { rest, isStale } = await loadRest(reader, courseId, before.texts, embedder.model)
        return isStale ? undefined : { texts, before: before.texts, rest }
      })
      if (!course || !begun) return
      const byHash = await vectors
      const given = new Map(competencies.map(({ id, hash }) => [id, byHash.get(hash)]))
      const expected = restOf(course, given)
      const answer = begun.finish(restOf(course, given)).catch(() => undefined)
      last = { texts: course.texts, answerFor: found => (isDeepStrictEqual(found, expected) ? answer : undefined) }
      await answer
    } finally {
      begun?.giveUp()
    }
  }
  const coming = async (course: Coming): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    // What goes wrong here goes wrong again for whoever saves or asks, who is told.
    await workOut(course).catch(() => {})
    isAtWork = false
  }
  const renewed = () => {
    savedAt = performance.now()
  }
  courses.watch({ coming: course => void coming(course), renewed })
  return { of: texts => (isDeepStrictEqual(last?.texts, texts) ? last : undefined) }
}

const areQuick = (texts: readonly Text[]): boolean =>
  isQuick(
    texts.length,
    texts.reduce((sum, text) => sum + bytesIn(text), 0),
  )

/** By id. */
const withNew = (stored: readonly Text[], given: readonly Text[]): readonly Text[] => {
  const all = [...stored, ...given].map(({ id, title, description }) => ({ id, title, description }))
  return [...new Map(all.map(text => [text.id, text])).values()].toSorted((a, b) => a.id - b.id)
}

type Stored = { readonly texts: readonly Text[]; readonly before: readonly Text[]; readonly rest: Rest }

/** The rest in the order of the texts to come, with the vectors they are given; in memory of its own each time. */
const restOf = ({ texts, before, rest }: Stored, given: ReadonlyMap<number, Float32Array | undefined>): Rest => {
  const placeOf = new Map(before.map(({ id }, place) => [id, place]))
  const stored = (vectors: Rest['vectors'], id: number) => vectors[placeOf.get(id) ?? -1] ?? null
  return {
    ...rest,
    vectors: packed(texts.map(({ id }) => given.get(id) ?? stored(rest.vectors, id))).vectors,
    clusters: packed(texts.map(({ id }) => stored(rest.clusters, id))).vectors,
  }
}
