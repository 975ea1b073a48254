import { type Embedder, type Identity, identityOf } from '../embedding/embedder.ts'
import { associatedWith } from '../vectors/associations.ts'
import { incompleteClusters, refreshClusters } from '../vectors/clusters.ts'
import { coursesOf, renewVersions } from '../vectors/courses.ts'
import { piecesOf } from '../vectors/pages.ts'
import type { Kind } from '../vectors/records.ts'
import { replaceVectors, type StaleText, staleTexts } from '../vectors/stale.ts'
import type { Store } from '../vectors/store.ts'

const batchSize = 64
const batchCharacters = 200_000

type Versions = ReadonlyMap<number, string>

/** Embeds the texts anew that a course is judged by and that still carry another model's vectors. */
export const reembedCourse = (store: Store, embedder: Embedder, courseId: number): Promise<Versions> =>
  store.meanwhile(async givenUp => {
    const versions = new Map<number, string>()
    for await (const batch of reembedding(store, embedder, courseId, givenUp))
      for (const [id, version] of batch.versions) versions.set(id, version)
    return versions
  })

/** The same for one course or, without one, for all; tells after each batch how many texts it did. */
export async function* reembedding(
  store: Store,
  embedder: Embedder,
  courseId?: number,
  signal?: AbortSignal,
): AsyncGenerator<{ readonly done: number; readonly versions: Versions }> {
  for (const kind of ['competency', 'exercise'] as const) {
    for (;;) {
      const identity = await identityOf(embedder, signal)
      const texts = await store.read(reader => staleTexts(reader, kind, identity.model, batchSize, courseId))
      if (texts.length === 0) break
      const batch = beginningOf(texts)
      yield { done: batch.length, versions: await reembedBatch(store, embedder, identity, kind, batch, signal) }
    }
  }
}

/** Of long texts fewer at a time: what is done is kept, whatever becomes of the rest. */
const beginningOf = (texts: readonly StaleText[]): readonly StaleText[] => {
  let characters = 0
  return texts.filter(({ text }, at) => (characters += text.length) <= batchCharacters || at === 0)
}

const reembedBatch = async (
  store: Store,
  embedder: Embedder,
  { model, dimensions }: Identity,
  kind: Kind,
  texts: readonly StaleText[],
  signal?: AbortSignal,
): Promise<Versions> => {
  const vectors = await embedder.embed(
    texts.map(({ text }) => text),
    signal ? { signal } : {},
  )
  if (vectors.some(({ length }) => length !== dimensions)) return new Map()
  return store.write(async writer => {
    await replaceVectors(writer, kind, texts, vectors, model)
    const ids = texts.map(({ id }) => id)
    const affected = kind === 'competency' ? ids : await associatedWith(writer, ids)
    if (kind === 'exercise') await refreshClusters(writer, affected, model)
    return renewVersions(writer, await coursesOf(writer, affected))
  })
}

/** After a change to a model and back, vectors may be of the present model and a cluster not: nothing else would mend it. */
export async function* completingClusters(store: Store, model: string): AsyncGenerator<Versions> {
  for await (const ids of piecesOf(await store.read(reader => incompleteClusters(reader, model))))
    yield await store.write(async writer => {
      await refreshClusters(writer, ids, model)
      return renewVersions(writer, await coursesOf(writer, ids))
    })
}
