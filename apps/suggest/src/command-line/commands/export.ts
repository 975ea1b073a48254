import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Refusal } from '@kolleg/config'
import type { Competency } from '../../competencies/competency.ts'
import { tooLongForArtemis, writeArtemis } from '../catalogue-file/artemis.ts'
import { writeCase } from '../catalogue-file/case.ts'
import { type Course, entryOf } from '../catalogue-file/entry.ts'
import { writeEsco } from '../catalogue-file/esco.ts'
import { type Command, type Given, UsageError } from '../command.ts'
import { writeCsv } from '../course-file/csv.ts'
import { openService } from '../service/open.ts'
import type { Beyond, Service, StoredCompetency } from '../service/service.ts'
import { say, warn } from '../terminal/say.ts'
import { courseNumber } from './number.ts'

/** The formats, and what their files end in. */
const formats = { json: 'json', csv: 'csv', case: 'json', esco: 'csv', artemis: 'json' } as const
type Format = keyof typeof formats
const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

/** Writes a course in a format that `import` reads back. */
export const exportCourse: Command = async given => {
  const courseId = courseNumber(given.words[0], 'export COURSE')
  const format = formatOf(given)
  const service = await openService(given)
  try {
    const competencies = await service.identified(courseId)
    if (competencies.length === 0) throw new Refusal(`No competencies found for course ${courseId}.`)
    const beyond = format === 'json' ? await service.beyond(courseId) : undefined
    if (format === 'json' && !beyond)
      warn('Exercises and links are left out: a running service does not list them. Stop it to export them too.')
    const text = written(format, { courseId, title: await titleOf(service, courseId), competencies, beyond })
    const file = pathOf(given)
    if (file === undefined) process.stdout.write(text)
    else await writeWhole(file, text)
    return file === undefined ? 0 : say(`Exported course ${courseId} to ${file} (${countsOf(competencies, beyond)}).`)
  } finally {
    await service.close()
  }
}

type Exported = {
  readonly courseId: number
  readonly title: string | undefined
  readonly competencies: readonly StoredCompetency[]
  readonly beyond: Beyond | undefined
}

const written = (format: Format, { courseId, title, competencies, beyond }: Exported): string => {
  if (format === 'csv') return writeCsv(competencies)
  if (format === 'json') return writeJson(courseId, title, competencies.map(plain), beyond)
  return writeCatalogue(format, { course_id: courseId, title, entries: competencies.map(entryOf) })
}

/** Course files hold ids, which make identifiers unnecessary. */
const plain = ({ id, title, description, course_id }: StoredCompetency): Competency => ({
  id,
  title,
  description,
  course_id,
})

const writeCatalogue = (format: 'case' | 'esco' | 'artemis', course: Course): string => {
  const untitled = course.entries.filter(({ title }) => title.trim() === '')
  if (untitled.length > 0)
    throw new Refusal(
      `Without a title: ${untitled.length}, such as ${untitled[0]?.identifier}. The format ${format} needs one: give it, or export as json.`,
    )
  if (format === 'case') return writeCase(course, new Date())
  if (format === 'esco') return writeEsco(course)
  const tooLong = tooLongForArtemis(course.entries)
  if (tooLong > 0)
    warn(`Too long for Artemis: ${tooLong}. It takes 255 characters of a title and 2000 of a description.`)
  return writeArtemis(course)
}

/** Takes the format from --format or the file extension, which must agree. */
const formatOf = ({ options: { format, output } }: Given): Format => {
  const ending = (['json', 'csv'] as const).find(name => output?.toLowerCase().endsWith(`.${name}`))
  if (format !== undefined && !isFormat(format))
    throw new UsageError('--format must be json, csv, case, esco or artemis.')
  if (format && ending && formats[format] !== ending)
    throw new UsageError(`${output} does not end as --format ${format} does.`)
  if (output !== undefined && !ending && !format) throw new UsageError(`${output} must end in .json or .csv.`)
  return format ?? ending ?? 'json'
}

/** The title that the course was given. */
const titleOf = async (service: Service, courseId: number): Promise<string | undefined> => {
  const course = (await service.courses()).find(({ course_id }) => course_id === courseId)
  return course?.has_own_title ? course.title : undefined
}

const writeJson = (
  course_id: number,
  title: string | undefined,
  competencies: readonly Competency[],
  beyond: Beyond | undefined,
): string => `${JSON.stringify({ course_id, title, competencies, ...beyond }, null, 2)}\n`

const pathOf = ({ options: { output }, environment }: Given): string | undefined =>
  output === undefined ? undefined : resolve(environment['INIT_CWD'] ?? '.', output)

const countsOf = (competencies: readonly Competency[], beyond: Beyond | undefined): string =>
  Object.entries({ competencies, ...beyond })
    .map(([name, records]) => `${name}: ${records.length}`)
    .join(', ')

/** Writes atomically: readers see the whole file or none. */
const writeWhole = async (file: string, text: string): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}.unfinished`
  try {
    await writeFile(unfinished, text)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Refusal(`${file} cannot be written (${why}): choose another place with --output.`, { cause: error })
  }
}
