import { associatedWith } from './associations.ts'
import type { Claim } from './locks.ts'
import { placesOf } from './places.ts'
import type { Reader } from './reader.ts'

export type Named = {
  readonly competencies?: readonly number[]
  readonly exercises?: readonly number[]
  /** Competencies that the exercises are going to train. */
  readonly trained?: readonly number[]
}

/** What a writer of these records must claim. */
export const claimOf = async (
  reader: Pick<Reader, 'db'>,
  { competencies = [], exercises = [], trained = [] }: Named,
): Promise<Required<Claim>> => {
  const named = new Set(competencies)
  const training = new Set([...trained, ...(await associatedWith(reader, exercises))])
  const places = await placesOf(reader, 'competency', named.union(training))
  const isAbsent = (id: number) => !places.has(id)
  return {
    courses: [...places.values(), ...(await placesOf(reader, 'exercise', exercises)).values()],
    created: competencies.filter(isAbsent),
    absent: [...training.difference(named)].filter(isAbsent),
  }
}

/** For writers that create nothing. */
export const claimOfKnown = async (reader: Pick<Reader, 'db'>, named: Named): Promise<Claim> => {
  const { courses, created, absent } = await claimOf(reader, named)
  return { courses, absent: [...created, ...absent] }
}
