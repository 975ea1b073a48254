import { resolve } from 'node:path'
import type { CompetencyInput } from '../../competencies/competency.ts'
import { type Command, type Given, Misuse } from '../command.ts'
import { BadFile, type Content } from '../course-file/content.ts'
import { readCourseFile } from '../course-file/read.ts'
import { tellFaults } from '../course-file/tell.ts'
import { openService } from '../service/open.ts'
import type { Service } from '../service/service.ts'
import { listenForInterruption } from '../terminal/interruption.ts'
import { createProgress } from '../terminal/progress.ts'
import { say, warn } from '../terminal/say.ts'
import { batchesOf } from './batches.ts'
import { courseNumber } from './number.ts'

/** Reads the whole file first: one with a fault changes nothing. Then saves batch by batch, each all or nothing. */
export const importCourse: Command = async given => {
  const [file, ...more] = given.words
  if (file === undefined || more.length > 0) throw new Misuse('import takes one file.')
  const course = given.options.course === undefined ? undefined : courseNumber(given.options.course, '--course')
  try {
    const content = await readCourseFile(placeOf(file, given), course)
    return await save(given, content)
  } catch (error) {
    if (error instanceof BadFile) return warn(tellFaults(file, error), 1)
    throw error
  }
}

/** npm runs its scripts in the root of the repository, while a path is meant from where the user stands. */
const placeOf = (file: string, { environment }: Given): string =>
  file === '-' ? file : resolve(environment['INIT_CWD'] ?? '.', file)

const save = async (given: Given, content: Content): Promise<number> => {
  const interruption = listenForInterruption()
  const service = await openService(given)
  try {
    const { fresh, kept } = await newIn(service, content.competencies)
    const steps = stepsOf(service, fresh, content)
    const total = steps.reduce((sum, { size }) => sum + size, 0)
    const progress = createProgress(total, 'Importing')
    let done = 0
    try {
      for (const { size, run } of steps) {
        if (interruption.asked()) break
        await run()
        done += size
        progress.advance(size)
      }
    } finally {
      progress.end()
    }
    if (done < total) return warn(`Stopped after ${done} of ${total}. Run it again to go on.`, 130)
    return say(`Imported ${done}; ${kept} were there already.`)
  } finally {
    await service.close()
    interruption.ignore()
  }
}

type Step = { readonly size: number; readonly run: () => Promise<void> }

const stepsOf = (service: Service, fresh: readonly CompetencyInput[], { exercises, links }: Content): Step[] => [
  ...batchesOf(fresh).map(competencies => ({ size: competencies.length, run: () => service.save({ competencies }) })),
  ...exercises.map(exercise => ({ size: 1, run: () => service.save({ exercise }) })),
  ...links.map(link => ({ size: 1, run: () => service.link(link) })),
]

/** What is stored already in the same words is not sent again: that is how an import goes on where it stopped. */
const newIn = async (service: Service, competencies: readonly CompetencyInput[]) => {
  const fresh: CompetencyInput[] = []
  for (const [courseId, given] of Map.groupBy(competencies, ({ course_id }) => course_id)) {
    const stored = new Map((await service.competencies(courseId)).map(competency => [competency.id, competency]))
    fresh.push(
      ...given.filter(({ id, title, description }) => {
        const known = stored.get(id)
        return known?.title !== title || known.description !== (description ?? '')
      }),
    )
  }
  return { fresh, kept: competencies.length - fresh.length }
}
