import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Refusal } from '@kolleg/config'
import type { Competency } from '../../competencies/competency.ts'
import { type Command, type Given, UsageError } from '../command.ts'
import { writeCsv } from '../course-file/csv.ts'
import { openService } from '../service/open.ts'
import type { Beyond, Service } from '../service/service.ts'
import { say, warn } from '../terminal/say.ts'
import { courseNumber } from './number.ts'

const formats = ['json', 'csv'] as const
type Format = (typeof formats)[number]

/** Writes a course in a format that `import` reads back. */
export const exportCourse: Command = async given => {
  const courseId = courseNumber(given.words[0], 'export COURSE')
  const format = formatOf(given)
  const service = await openService(given)
  try {
    const competencies = await service.competencies(courseId)
    if (competencies.length === 0) throw new Refusal(`No competencies found for course ${courseId}.`)
    const beyond = format === 'json' ? await service.beyond(courseId) : undefined
    if (format === 'json' && !beyond)
      warn('Exercises and links are left out: a running service does not list them. Stop it to export them too.')
    const text =
      format === 'csv'
        ? writeCsv(competencies)
        : writeJson(courseId, await titleOf(service, courseId), competencies, beyond)
    const file = placeOf(given)
    if (file === undefined) process.stdout.write(text)
    else await writeWhole(file, text)
    return file === undefined ? 0 : say(`Exported course ${courseId} to ${file} (${countsOf(competencies, beyond)}).`)
  } finally {
    await service.close()
  }
}

/** Takes the format from --format or the file extension, which must agree. */
const formatOf = ({ options: { format, output } }: Given): Format => {
  const ending = formats.find(name => output?.toLowerCase().endsWith(`.${name}`))
  const asked = formats.find(name => name === format)
  if (format !== undefined && !asked) throw new UsageError('--format must be json or csv.')
  if (asked && ending && asked !== ending) throw new UsageError(`${output} does not end as --format ${asked} does.`)
  if (output !== undefined && !ending && !asked) throw new UsageError(`${output} must end in .json or .csv.`)
  return asked ?? ending ?? 'json'
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

const placeOf = ({ options: { output }, environment }: Given): string | undefined =>
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
