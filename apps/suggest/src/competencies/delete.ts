import type { Context } from '../context.ts'
import { knownModel } from '../embedding/embedder.ts'
import { associatedWith, forget } from '../vectors/associations.ts'
import { claimOfKnown } from '../vectors/claims.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { coursesOf, renewVersions } from '../vectors/courses.ts'
import type { Reader } from '../vectors/reader.ts'
import { remove } from '../vectors/records.ts'

type Placed = { readonly id: number; readonly course_id: number }
type Gone = { readonly competencies: readonly Placed[]; readonly exercises: readonly Placed[] }

/** Deletes records by id, with their associations and clusters. An unknown id counts as deleted. */
export const deleteRecords = async ({ store, courses, embedder }: Context, gone: Gone): Promise<void> => {
  const competencies = gone.competencies.map(({ id }) => id)
  const exercises = gone.exercises.map(({ id }) => id)
  const claims = {
    courses: [...gone.competencies, ...gone.exercises].map(({ course_id }) => course_id),
    more: (reader: Reader) => claimOfKnown(reader, { competencies, exercises }),
  }
  const versions = await store.write(claims, async writer => {
    const touched = await coursesOf(writer, competencies)
    await remove(writer, 'competency', competencies)
    await forget(writer, competencies)
    touched.push(...(await coursesOf(writer, exercises, 'exercise')))
    const trained = await associatedWith(writer, exercises)
    await remove(writer, 'exercise', exercises)
    await refreshClusters(writer, trained, knownModel(embedder))
    return renewVersions(writer, [...touched, ...(await coursesOf(writer, trained))])
  })
  courses.renewed(versions)
}
