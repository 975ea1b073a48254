import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Refusal } from '@kolleg/config'
import type { Competency } from '../../competencies/competency.ts'
import { type Command, type Given, Misuse } from '../command.ts'
import { writeCsv } from '../course-file/csv.ts'
import { openService } from '../service/open.ts'
import type { Beyond } from '../service/service.ts'
import { warn } from '../terminal/say.ts'
import { courseNumber } from './number.ts'

const formats = ['json', 'csv'] as const
type Format = (typeof formats)[number]

/** Writes a course in a form that `import` takes back. */
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
    const text = format === 'csv' ? writeCsv(competencies) : writeJson(courseId, competencies, beyond)
    await write(text, given)
    return 0
  } finally {
    await service.close()
  }
}

const formatOf = ({ options: { format, output = '' } }: Given): Format => {
  const asked = format ?? (/\.csv$/i.test(output) ? 'csv' : 'json')
  const known = formats.find(name => name === asked)
  if (!known) throw new Misuse('--format must be json or csv.')
  return known
}

const writeJson = (courseId: number, competencies: readonly Competency[], beyond: Beyond | undefined): string =>
  `${JSON.stringify({ course_id: courseId, competencies, ...beyond }, null, 2)}\n`

/** A file appears whole or not at all. */
const write = async (text: string, { options, environment }: Given): Promise<void> => {
  if (options.output === undefined) return void process.stdout.write(text)
  const file = resolve(environment['INIT_CWD'] ?? '.', options.output)
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
