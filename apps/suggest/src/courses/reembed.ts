import { type Embedder, identityOf } from '../embedding/embedder.ts'
import { associatedWith } from '../vectors/associations.ts'
import { claimOfKnown } from '../vectors/claims.ts'
import {
  incompleteClusters,
  refreshClusters,
  suspectsAmong,
  type Trained,
  trainedAcrossAfter,
  trainedAfter,
} from '../vectors/clusters.ts'
import { coursesOf, renewVersions } from '../vectors/courses.ts'
import { pageRows, pagesAfter, piecesOf } from '../vectors/pages.ts'
import type { Kind } from '../vectors/places.ts'
import type { Reader } from '../vectors/reader.ts'
import { replaceVectors, type StaleText, staleByModel, staleIn, staleTexts, type Which } from '../vectors/stale.ts'
import type { Store } from '../vectors/store.ts'

const batchSize = 64
const batchCharacters = 200_000
/** Of two numbers each, looked at after every start. */
const trainedRows = 1000

type Versions = ReadonlyMap<number, string>
type Batch = { readonly done: number; readonly versions: Versions }

const kinds = ['competency', 'exercise'] as const

/** Re-embeds the texts a course is judged by that have another model's vector. */
export const reembedCourse = (store: Store, embedder: Embedder, courseId: number): Promise<Versions> =>
  store.meanwhile(async givenUp => {
    const versions = new Map<number, string>()
    for (const kind of kinds) {
      const { model } = await identityOf(embedder, givenUp)
      for (const which of await store.read(reader => staleIn(reader, kind, courseId, model)))
        for await (const batch of replacing(store, embedder, kind, which, givenUp))
          for (const [id, version] of batch.versions) versions.set(id, version)
    }
    return versions
  })

/**
 * Re-embeds all courses and reports the number of texts after each batch. Repeats until nothing is left, because an
 * instance with another model may save meanwhile.
 */
export async function* reembedding(store: Store, embedder: Embedder, signal?: AbortSignal): AsyncGenerator<Batch> {
  for (const kind of kinds) {
    let done: number
    do {
      done = 0
      const { model } = await identityOf(embedder, signal)
      for (const which of await store.read(reader => staleByModel(reader, kind, model)))
        for await (const batch of replacing(store, embedder, kind, which, signal)) {
          done += batch.done
          yield batch
        }
    } while (done > 0)
  }
}

async function* replacing(
  store: Store,
  embedder: Embedder,
  kind: Kind,
  which: Which,
  signal: AbortSignal | undefined,
): AsyncGenerator<Batch> {
  const next = async (last: StaleText | undefined) =>
    beginningOf(await store.read(reader => staleTexts(reader, kind, which, last, batchSize)))
  for await (const texts of pagesAfter(next))
    yield { done: texts.length, versions: await reembedBatch(store, embedder, kind, texts, signal) }
}

/** Smaller batches for long texts: each finished batch is kept if a later one fails. */
const beginningOf = (texts: readonly StaleText[]): readonly StaleText[] => {
  let characters = 0
  return texts.filter(({ text }, at) => (characters += text.length) <= batchCharacters || at === 0)
}

const reembedBatch = async (
  store: Store,
  embedder: Embedder,
  kind: Kind,
  texts: readonly StaleText[],
  signal: AbortSignal | undefined,
): Promise<Versions> => {
  const { model, dimensions } = await identityOf(embedder, signal)
  const vectors = await embedder.embed(
    texts.map(({ text }) => text),
    signal ? { signal } : {},
  )
  if (vectors.some(({ length }) => length !== dimensions)) return new Map()
  const ids = texts.map(({ id }) => id)
  const named = kind === 'competency' ? { competencies: ids } : { exercises: ids }
  const claims = {
    courses: texts.map(({ course_id }) => course_id),
    more: (reader: Reader) => claimOfKnown(reader, named),
  }
  return store.write(claims, async writer => {
    await replaceVectors(writer, kind, texts, vectors, model)
    const affected = kind === 'competency' ? ids : await associatedWith(writer, ids)
    if (kind === 'exercise') await refreshClusters(writer, affected, model)
    const own = kind === 'exercise' ? await coursesOf(writer, ids, 'exercise') : []
    return renewVersions(writer, [...own, ...(await coursesOf(writer, affected))])
  })
}

/**
 * After a switch to another model and back, vectors can match the current model while a cluster does not; nothing else
 * would fix it.
 */
export async function* completingClusters(store: Store, model: string): AsyncGenerator<Versions> {
  const within = (last: Trained | undefined) => store.read(reader => trainedAfter(reader, last, trainedRows))
  for await (const page of pagesAfter(within)) {
    const suspects = await store.read(reader => suspectsAmong(reader, page, model))
    for await (const some of piecesOf(suspects)) yield* completing(store, some, model)
  }
  const across = (last: Trained | undefined) => store.read(reader => trainedAcrossAfter(reader, last, pageRows))
  for await (const page of pagesAfter(across)) yield* completing(store, page, model)
}

async function* completing(store: Store, trained: readonly Trained[], model: string): AsyncGenerator<Versions> {
  const incomplete = await store.read(reader => incompleteClusters(reader, trained, model))
  if (incomplete.length > 0) yield await complete(store, incomplete, model)
}

const complete = (store: Store, incomplete: readonly number[], model: string): Promise<Versions> => {
  const more = (reader: Reader) => claimOfKnown(reader, { competencies: incomplete })
  return store.write({ courses: [], more }, async writer => {
    await refreshClusters(writer, incomplete, model)
    return renewVersions(writer, await coursesOf(writer, incomplete))
  })
}
