import type { Context } from '../../context.ts'
import { Refused } from '../../front-door/fault.ts'
import type { Begun, Compute } from './compute.ts'
import type { Foresight } from './foresight.ts'
import { loadRest, loadTexts } from './load.ts'

/** The relations of a course as it is now. Undefined when it has to be embedded anew first. */
export type Attempt = (courseId: number, isExplained: boolean) => Promise<Uint8Array | undefined>

export const attempting =
  ({ store, embedder }: Pick<Context, 'store' | 'embedder'>, compute: Compute, foresight: Foresight): Attempt =>
  async (courseId, isExplained) => {
    let begun: Begun | undefined
    try {
      const loaded = await store.snapshot(async (reader, givenUp) => {
        const { texts, isStale } = await loadTexts(reader, courseId, embedder.model)
        if (isStale) return undefined
        if (texts.length === 0) throw new Refused(404, `No competencies found for course ${courseId}`)
        // Nobody would be left to finish it or to give it up.
        givenUp.throwIfAborted()
        begun?.giveUp()
        const foreseen = isExplained ? undefined : foresight.of(texts)
        begun = foreseen ? undefined : compute.begin(texts, isExplained)
        return { ...(await loadRest(reader, courseId, texts, embedder.model)), texts, foreseen }
      })
      if (!loaded || loaded.isStale) return undefined
      const { texts, rest, foreseen } = loaded
      const answer = await foreseen?.answerFor(rest)
      if (answer) return answer
      begun ??= compute.begin(texts, isExplained)
      return await begun.finish(rest)
    } finally {
      begun?.giveUp()
    }
  }
