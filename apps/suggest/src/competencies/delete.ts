import type { Context } from '../context.ts'
import { knownModel } from '../embedding/embedder.ts'
import { associatedWith, forget } from '../vectors/associations.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { coursesOf, renewVersions } from '../vectors/courses.ts'
import { remove } from '../vectors/records.ts'

type Gone = { readonly competencies: readonly number[]; readonly exercises: readonly number[] }

/** Removes records by id; an unknown id is as good as removed. Associations and clusters go along. */
export const deleteRecords = async ({ store, courses, embedder }: Context, gone: Gone): Promise<void> => {
  const versions = await store.write(async writer => {
    const touched = await coursesOf(writer, gone.competencies)
    await forget(writer, gone.competencies)
    await remove(writer, 'competency', gone.competencies)
    const trained = await associatedWith(writer, gone.exercises)
    await remove(writer, 'exercise', gone.exercises)
    await refreshClusters(writer, trained, knownModel(embedder))
    return renewVersions(writer, [...touched, ...(await coursesOf(writer, trained))])
  })
  courses.renewed(versions)
}
