import type { CompetencyInput } from '../../competencies/competency.ts'
import type { ExerciseInput } from '../../exercises/exercise.ts'
import type { Link } from '../service/service.ts'

/** What a course file holds, sound in every part. */
export type Content = {
  readonly competencies: readonly CompetencyInput[]
  readonly exercises: readonly ExerciseInput[]
  readonly links: readonly Link[]
}

/** What is wrong in a file, and where. */
export type FileFault = { readonly line: number; readonly text: string }

/** A file that holds faults; all of them are told and nothing is imported. */
export class BadFile extends Error {
  readonly faults: readonly FileFault[]
  constructor(faults: readonly FileFault[]) {
    super('The file holds faults.')
    this.faults = faults
  }
}
