import type { Context } from '../context.ts'
import { identityOf } from '../embedding/embedder.ts'
import { ownTurn } from '../event-loop-turn.ts'
import type { ExerciseInput } from '../exercises/exercise.ts'
import { writeExercise } from '../exercises/write-exercise.ts'
import { claimOf } from '../vectors/claims.ts'
import { renewVersions } from '../vectors/courses.ts'
import { type Identified, identify } from '../vectors/identifiers.ts'
import type { Writer } from '../vectors/reader.ts'
import { changesTo, lacking, type Vectors } from '../vectors/records.ts'
import { type Described, describe } from '../vectors/text.ts'
import type { Claims } from '../vectors/writing.ts'
import type { CompetencyInput } from './competency.ts'
import { type CourseLimits, refuseOverfull } from './refuse-overfull.ts'
import { writeCompetencies } from './write-competencies.ts'

type Given = {
  readonly competencies: readonly CompetencyInput[]
  readonly exercise: ExerciseInput | null
  readonly catalogue?: Catalogue
}
/** What a save of a catalogue does in the same transaction: it may refuse, and it keeps the identifiers. */
type Catalogue = {
  readonly check: (writer: Writer) => Promise<void>
  readonly courseId: number
  readonly identified: readonly Identified[]
}
type Saved = {
  readonly competencies: readonly Described[]
  readonly exercise: (Described & { readonly trains: ExerciseInput['competencies'] }) | null
  readonly catalogue: Catalogue | undefined
}
type Round = { readonly texts: ReadonlyMap<string, string> } | { readonly versions: ReadonlyMap<number, string> }

const neverGone = new AbortController().signal

/** A save of more characters takes turns with others of its size, so that small ones need not wait. */
const manyCharacters = 200_000

/**
 * Saves one request in one transaction. No text is embedded inside a transaction: a round that lacks vectors writes
 * nothing and returns the hashes of the missing texts, and the next round has their vectors. If the caller has gone
 * meanwhile, nothing is saved.
 */
export const save = async (
  { store, courses, embedder, config }: Context,
  given: Given,
  gone = neverGone,
): Promise<void> => {
  const saved: Saved = {
    competencies: await described(lastOfEach(given.competencies)),
    exercise: given.exercise && { ...describe(given.exercise), trains: given.exercise.competencies },
    catalogue: given.catalogue,
  }
  const claims = claimsOf(saved)
  const byHash = new Map<string, Float32Array>()
  for (;;) {
    const { model, dimensions } = await store.meanwhile(signal => identityOf(embedder, signal))
    for (const [hash, vector] of byHash) if (vector.length !== dimensions) byHash.delete(hash)
    const round = await store.write(claims, writer => write(writer, saved, { model, byHash }, config))
    if ('versions' in round) return courses.renewed(round.versions)
    const vectors = await store.meanwhile(givenUp =>
      embedder.embed([...round.texts.values()], { signal: AbortSignal.any([givenUp, gone]) }),
    )
    gone.throwIfAborted()
    for (const [at, hash] of [...round.texts.keys()].entries()) {
      const vector = vectors[at]
      if (vector) byHash.set(hash, vector)
    }
  }
}

const claimsOf = ({ competencies, exercise }: Saved): Claims => {
  const ids = competencies.map(({ id }) => id)
  const named = { competencies: ids, exercises: exercise ? [exercise.id] : [], trained: exercise?.trains ?? [] }
  const courses = new Set([...competencies, ...(exercise ? [exercise] : [])].map(({ course_id }) => course_id))
  return {
    courses,
    created: ids,
    isLarge: competencies.reduce((sum, { description }) => sum + description.length, 0) > manyCharacters,
    more: async reader => {
      const { courses: others, ...rest } = await claimOf(reader, named)
      return { courses: courses.union(new Set(others)), ...rest }
    },
  }
}

const write = async (writer: Writer, saved: Saved, vectors: Vectors, limits: CourseLimits): Promise<Round> => {
  await saved.catalogue?.check(writer)
  const changes = await changesTo(writer, 'competency', saved.competencies)
  const trained = await changesTo(writer, 'exercise', saved.exercise ? [saved.exercise] : [])
  const missing = lacking([...changes, ...trained], vectors)
  if (missing.length > 0) return { texts: new Map(missing.map(({ record }) => [record.hash, record.text])) }

  const { touched, joined, grown, sizes } = await writeCompetencies(writer, changes, vectors)
  refuseOverfull(sizes, joined, grown, limits)
  if (saved.catalogue) await identify(writer, saved.catalogue.courseId, saved.catalogue.identified)
  const [exercise] = trained
  const trainedCourses = exercise ? await writeExercise(writer, exercise, saved.exercise?.trains, vectors) : []
  return { versions: await renewVersions(writer, [...touched, ...trainedCourses]) }
}

/** So many characters take a few milliseconds to read, which others can wait. */
const charactersInATurn = 50_000

const described = async (competencies: readonly CompetencyInput[]): Promise<readonly Described[]> => {
  const all: Described[] = []
  let characters = 0
  for (const competency of competencies) {
    if (characters > charactersInATurn) {
      await ownTurn()
      characters = 0
    }
    const one = describe(competency)
    characters += one.description.length
    all.push(one)
  }
  return all
}

/** If a request contains an id twice, the last one counts. In the order of ids, in which all writers create them. */
const lastOfEach = (competencies: readonly CompetencyInput[]): CompetencyInput[] =>
  [...new Map(competencies.map(competency => [competency.id, competency])).values()].toSorted((a, b) => a.id - b.id)
