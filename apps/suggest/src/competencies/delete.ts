import type { Context } from '../context.ts'
import { knownModel } from '../embedding/embedder.ts'
import { associatedWith, forget } from '../vectors/associations.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { coursesOf, renewVersions } from '../vectors/courses.ts'
import { remove } from '../vectors/records.ts'

type Gone = { readonly competencies: readonly number[]; readonly exercises: readonly number[] }

/** Deletes records by id, with their associations and clusters. An unknown id counts as deleted. */
export const deleteRecords = async ({ store, courses, embedder }: Context, gone: Gone): Promise<void> => {
  const versions = await store.write(async writer => {
    const touched = await coursesOf(writer, gone.competencies)
    await forget(writer, gone.competencies)
    await remove(writer, 'competency', gone.competencies)
    touched.push(...(await coursesOf(writer, gone.exercises, 'exercise')))
    const trained = await associatedWith(writer, gone.exercises)
    await remove(writer, 'exercise', gone.exercises)
    await refreshClusters(writer, trained, knownModel(embedder))
    return renewVersions(writer, [...touched, ...(await coursesOf(writer, trained))])
  })
  courses.renewed(versions)
}
