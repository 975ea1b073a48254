import type { CompetencyInput } from '../../competencies/competency.ts'
import type { ExerciseInput } from '../../exercises/exercise.ts'
import type { Catalogue } from '../catalogue-file/entry.ts'
import type { CourseTitle, Link } from '../service/service.ts'

/** The content of a valid course file. */
export type Content = {
  readonly competencies: readonly CompetencyInput[]
  readonly exercises: readonly ExerciseInput[]
  readonly links: readonly Link[]
  /** What its courses are called. */
  readonly titles: readonly CourseTitle[]
  /** Instead of all these, if the file is one. */
  readonly catalogue?: Catalogue
}

/** What is wrong in a file, and on which line. */
export type FileFault = { readonly line: number; readonly text: string }

/** A file with faults. All of them are reported, and nothing is imported. */
export class BadFile extends Error {
  readonly faults: readonly FileFault[]
  constructor(faults: readonly FileFault[]) {
    super('The file holds faults.')
    this.faults = faults
  }
}

export const contentOf = (catalogue: Catalogue): Content => ({
  competencies: [],
  exercises: [],
  links: [],
  titles: [],
  catalogue,
})
