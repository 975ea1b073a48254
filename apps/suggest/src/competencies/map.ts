import type { Context } from '../context.ts'
import { knownModel } from '../embedding/embedder.ts'
import { Refused } from '../front-door/fault.ts'
import { associate, associatedWith } from '../vectors/associations.ts'
import { claimOfKnown, type Named } from '../vectors/claims.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { coursesOf, renewVersions } from '../vectors/courses.ts'
import { areLinked, link } from '../vectors/links.ts'
import { type Kind, placesOf } from '../vectors/places.ts'
import type { Reader, Writer } from '../vectors/reader.ts'
import { missingFrom } from '../vectors/records.ts'

/** Records that an exercise trains a competency. */
export const mapToExercise = async (context: Context, competency: number, exercise: number): Promise<void> =>
  mapping(context, { competencies: [competency], exercises: [exercise] }, async writer => {
    await refuseMissing(writer, { exercise: [exercise], competency: [competency] })
    if ((await associatedWith(writer, [exercise])).includes(competency)) return []
    const places = await placesOf(writer, 'exercise', [exercise])
    for (const courseId of places.values()) await associate(writer, exercise, courseId, [competency])
    await refreshClusters(writer, [competency], knownModel(context.embedder))
    return coursesOf(writer, [competency])
  })

/** Records that two competencies belong together. A competency always belongs to itself, so that is not stored. */
export const mapToCompetency = async (context: Context, source: number, target: number): Promise<void> =>
  mapping(context, { competencies: [source, target] }, async writer => {
    await refuseMissing(writer, { competency: [source, target] })
    if (source === target || (await areLinked(writer, source, target))) return []
    await link(writer, source, target)
    return coursesOf(writer, [source, target])
  })

const mapping = async (
  { store, courses }: Context,
  named: Named,
  work: (writer: Writer) => Promise<readonly number[]>,
): Promise<void> => {
  const claims = { courses: [], more: (reader: Reader) => claimOfKnown(reader, named) }
  const versions = await store.write(claims, async writer => renewVersions(writer, await work(writer)))
  courses.renewed(versions)
}

type IdsByKind = { readonly [kind in Kind]?: readonly number[] }

const refuseMissing = async (writer: Writer, asked: IdsByKind): Promise<void> => {
  const named: string[] = []
  for (const kind of ['exercise', 'competency'] as const) {
    const missing = new Set(await missingFrom(writer, kind, asked[kind] ?? []))
    named.push(...[...missing].toSorted((a, b) => a - b).map(id => `${kind} ${id}`))
  }
  if (named.length === 0) return
  throw new Refused(400, `Invalid input: ${named.join(' and ')} ${named.length > 1 ? 'do' : 'does'} not exist`)
}
