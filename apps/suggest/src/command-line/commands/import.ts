import { resolve } from 'node:path'
import type { CompetencyInput } from '../../competencies/competency.ts'
import { type Command, type Given, UsageError } from '../command.ts'
import { BadFile, type Content } from '../course-file/content.ts'
import { faultReport } from '../course-file/fault-report.ts'
import { readCourseFile } from '../course-file/read.ts'
import { isForPeople } from '../reason.ts'
import { openService } from '../service/open.ts'
import type { Link, Service } from '../service/service.ts'
import { listenForInterruption } from '../terminal/interruption.ts'
import { createProgress } from '../terminal/progress.ts'
import { say, warn } from '../terminal/say.ts'
import { batchesOf } from './batches.ts'
import { newEntries, type PlacedCatalogue } from './entries.ts'
import { movedFrom, movesReport } from './moves.ts'
import { courseNumber } from './number.ts'

type Placed = Omit<Content, 'catalogue'> & { readonly catalogue?: PlacedCatalogue }

/**
 * Reads the whole file first, because a file with a fault must change nothing. Then saves batch by batch, each all or
 * nothing.
 */
export const importCourse: Command = async given => {
  const [file = ''] = given.words
  const course = given.options.course === undefined ? undefined : courseNumber(given.options.course, '--course')
  try {
    const content = titled(placed(await readCourseFile(pathOf(file, given), course), course), given.options.title)
    return await save(given, content)
  } catch (error) {
    if (error instanceof BadFile) return warn(faultReport(file, error), 1)
    throw error
  }
}

/** A catalogue becomes the course that was named, and its title that of the course. */
const placed = ({ catalogue, ...content }: Content, course: number | undefined): Placed => {
  if (!catalogue) return content
  if (course === undefined) throw new UsageError('A catalogue needs --course NUMBER, the course that it becomes.')
  const { title, entries } = catalogue
  const titles = title === undefined ? [] : [{ course_id: course, title }]
  return { ...content, titles, catalogue: { course_id: course, entries } }
}

/** The content of one course, called by this title. */
const titled = (content: Placed, title: string | undefined): Placed => {
  if (title === undefined) return content
  const held = content.catalogue ? [content.catalogue] : content.competencies
  const [course_id, ...more] = new Set(held.map(each => each.course_id))
  if (course_id === undefined || more.length > 0) throw new UsageError('--title needs a file with one course.')
  return { ...content, titles: [{ course_id, title }] }
}

/** npm runs scripts in the root of the repository, but the user means paths relative to their own directory. */
const pathOf = (file: string, { environment }: Given): string =>
  file === '-' ? file : resolve(environment['INIT_CWD'] ?? '.', file)

const save = async (given: Given, content: Placed): Promise<number> => {
  const interruption = listenForInterruption()
  const service = await openService(given)
  try {
    const before = await service.courses()
    const { fresh, arriving, kept } = await newIn(service, content.competencies)
    const entries = await newEntries(service, content.catalogue)
    const leftOut: Link[] = []
    const steps = [...catalogueSteps(service, entries.fresh), ...stepsOf(service, fresh, content, leftOut)]
    const { done, failure } = await runAll(steps, interruption.asked)
    const far = `${sizeOf(done)} of ${sizeOf(steps)}`
    const arrived = done.flatMap(({ competencies }) => competencies.filter(competency => arriving.has(competency)))
    const moved = async () =>
      arrived.length === 0 ? '' : movesReport(movedFrom(before, await service.courses(), arrived))
    if (failure) {
      // A service that has stopped cannot say what moved.
      const moves = await moved().catch(() => '')
      return warn(`Stopped after ${far}: ${failure.message} Once that is mended, run it again to go on.${moves}`, 1)
    }
    const moves = await moved()
    if (done.length < steps.length) return warn(`Stopped after ${far}. Run it again to go on.${moves}`, 130)
    const beyond = savedReport({
      exercises: content.exercises.length,
      links: content.links.length - leftOut.length,
      titles: content.titles.length,
    })
    const imported = fresh.length + (entries.fresh?.entries.length ?? 0)
    const there = kept + entries.kept
    return say(`Imported ${imported}; ${there} were there already.${beyond}${moves}${leftOutReport(leftOut)}`)
  } finally {
    await service.close()
    interruption.ignore()
  }
}

/** The API does not list exercises and links, so over HTTP a new one looks like an existing one. */
const savedReport = (counts: Readonly<Record<string, number>>): string => {
  const saved = Object.entries(counts).filter(([, count]) => count > 0)
  return saved.length === 0
    ? ''
    : `\nSaved, new or not: ${saved.map(([name, count]) => `${name} ${count}`).join(', ')}.`
}

type Step = {
  readonly size: number
  readonly competencies: readonly CompetencyInput[]
  readonly run: () => Promise<void>
}

const sizeOf = (steps: readonly Step[]): number => steps.reduce((sum, { size }) => sum + size, 0)

/** Saves one batch after another until one fails for a reason the user can fix, or the user asks to stop. */
const runAll = async (steps: readonly Step[], isStopAsked: () => boolean) => {
  const done: Step[] = []
  const progress = createProgress(sizeOf(steps), 'Importing')
  try {
    for (const step of steps) {
      if (isStopAsked()) break
      await step.run()
      done.push(step)
      progress.advance(step.size)
    }
    return { done }
  } catch (error) {
    if (!isForPeople(error)) throw error
    return { done, failure: error }
  } finally {
    progress.end()
  }
}

const catalogueSteps = (service: Service, catalogue: PlacedCatalogue | undefined): Step[] =>
  batchesOf(catalogue?.entries ?? []).map(competencies => ({
    size: competencies.length,
    competencies: [],
    run: async () => {
      if (catalogue) await service.saveCatalogue({ course_id: catalogue.course_id, competencies })
    },
  }))

const stepsOf = (
  service: Service,
  fresh: readonly CompetencyInput[],
  { exercises, links, titles }: Placed,
  leftOut: Link[],
): Step[] => [
  ...batchesOf(fresh).map(competencies => ({
    size: competencies.length,
    competencies,
    run: () => service.save({ competencies }),
  })),
  ...exercises.map(exercise => ({ size: 1, competencies: [], run: () => service.save({ exercise }) })),
  ...links.map(link => ({
    size: 1,
    competencies: [],
    run: async () => {
      if (!(await service.link(link))) leftOut.push(link)
    },
  })),
  ...titles.map(title => ({ size: 1, competencies: [], run: () => service.nameCourse(title) })),
]

/** Skips records that are already stored with the same text; this is how an import resumes. */
const newIn = async (service: Service, competencies: readonly CompetencyInput[]) => {
  const fresh: CompetencyInput[] = []
  const arriving = new Set<CompetencyInput>()
  for (const [courseId, given] of Map.groupBy(competencies, ({ course_id }) => course_id)) {
    const stored = new Map((await service.competencies(courseId)).map(competency => [competency.id, competency]))
    for (const competency of given) {
      const known = stored.get(competency.id)
      if (!known) arriving.add(competency)
      if (known?.title !== competency.title || known.description !== (competency.description ?? ''))
        fresh.push(competency)
    }
  }
  return { fresh, arriving, kept: competencies.length - fresh.length }
}

const mostLinksNamed = 5

/** A link may lead into a course that is not imported yet; importing the file again then adds the link. */
const leftOutReport = (links: readonly Link[]): string => {
  if (links.length === 0) return ''
  const named = links.slice(0, mostLinksNamed).map(({ source_id, target_id }) => `${source_id} → ${target_id}`)
  const rest = links.length - named.length
  const listed = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return `\nLinks left out: ${links.length} (${listed}). Not both of their competencies exist: import the other course, then this file again.`
}
