import type { Context } from '../context.ts'
import { Refused } from '../front-door/fault.ts'
import { associate, associatedWith } from '../vectors/associations.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { coursesOf, renewVersions } from '../vectors/courses.ts'
import { areLinked, link } from '../vectors/links.ts'
import { missingFrom } from '../vectors/records.ts'
import type { Writer } from '../vectors/store.ts'

/** Says that an exercise trains a competency. */
export const mapToExercise = async (context: Context, competency: number, exercise: number): Promise<void> =>
  mapping(context, async writer => {
    await refuseMissing(writer, 'exercise', [exercise])
    await refuseMissing(writer, 'competency', [competency])
    if ((await associatedWith(writer, [exercise])).includes(competency)) return []
    await associate(writer, exercise, [competency])
    await refreshClusters(writer, [competency], context.embedder.model)
    return coursesOf(writer, [competency])
  })

/** Says that two competencies belong together. */
export const mapToCompetency = async (context: Context, source: number, target: number): Promise<void> =>
  mapping(context, async writer => {
    if (source === target) throw new Refused(400, 'Invalid input: a competency cannot be mapped to itself')
    await refuseMissing(writer, 'competency', [source, target])
    if (await areLinked(writer, source, target)) return []
    await link(writer, source, target)
    return coursesOf(writer, [source, target])
  })

const mapping = async (
  { store, courses }: Context,
  work: (writer: Writer) => Promise<readonly number[]>,
): Promise<void> => {
  const versions = await store.write(async writer => renewVersions(writer, await work(writer)))
  courses.renewed(versions)
}

const refuseMissing = async (
  writer: Writer,
  kind: 'competency' | 'exercise',
  ids: readonly number[],
): Promise<void> => {
  const missing = await missingFrom(writer, kind, ids)
  if (missing.length > 0) throw new Refused(400, `Invalid input: ${kind} ${missing.join(' and ')} does not exist`)
}
