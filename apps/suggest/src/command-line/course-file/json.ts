import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { Type } from 'typebox'
import { CompetencyInput } from '../../competencies/competency.ts'
import { NameCourse } from '../../competencies/requests.ts'
import { ExerciseInput } from '../../exercises/exercise.ts'
import { type Fault, fault, type Place } from '../../front-door/fault.ts'
import { Integer } from '../../front-door/limits.ts'
import { readerOf } from '../../front-door/read.ts'
import { isArtemis, readArtemis } from '../catalogue-file/artemis.ts'
import { isCase, readCase } from '../catalogue-file/case.ts'
import type { Catalogue } from '../catalogue-file/entry.ts'
import type { CourseTitle, Link } from '../service/service.ts'
import { checkRecords, type Raw } from './check.ts'
import { BadFile, type Content, contentOf } from './content.ts'

const readLink = readerOf(Type.Object({ source_id: Integer('A competency.'), target_id: Integer('A competency.') }))

const readTitle = readerOf(NameCourse)

/** Reads a list of competencies, one course, a list of courses, or a catalogue. */
export const readJson = (text: string, course: number | undefined): Content => {
  const value = parsed(text)
  const faults: Fault[] = []
  const catalogue = catalogueIn(value, faults)
  if (faults.length > 0) throw new BadFile(located(text, faults))
  if (catalogue) return contentOf(catalogue)
  const parts = partsOf(value, course, faults)
  const competencies = checkRecords<CompetencyInput>(CompetencyInput, parts.competencies, faults)
  const exercises = checkRecords<ExerciseInput>(ExerciseInput, parts.exercises, faults)
  const links = parts.links.map(({ value: link, place }) => readLink(link, place, faults) as Link)
  const titles = parts.titles.map(({ value: title, place }) => readTitle(title, place, faults) as CourseTitle)
  if (faults.length > 0) throw new BadFile(located(text, faults))
  return { competencies, exercises, links, titles }
}

const catalogueIn = (value: unknown, faults: Fault[]): Catalogue | undefined => {
  if (isCase(value)) return readCase(value, faults)
  return isArtemis(value) ? readArtemis(value, faults) : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? text.split('\n').length)
    throw new BadFile([{ line, text: 'This is not JSON: something is missing or left over here or just before.' }])
  }
}

type Parts = Readonly<Record<'competencies' | 'exercises' | 'links' | 'titles', Raw[]>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A course may have a title; with an id beside it, it is a competency. */
const isCourse = (item: unknown): item is Readonly<Record<string, unknown>> =>
  isObject(item) && 'competencies' in item && !('id' in item && 'title' in item)

const partsOf = (value: unknown, course: number | undefined, faults: Fault[]): Parts => {
  const parts: Parts = { competencies: [], exercises: [], links: [], titles: [] }
  const list = Array.isArray(value) ? value : [value]
  for (const [index, item] of list.entries()) {
    const place = Array.isArray(value) ? [index] : []
    if (isCourse(item)) addCourse(parts, item, place, course, faults)
    else if (Array.isArray(value)) parts.competencies.push({ value: within(item, course), place })
    else faults.push(fault(place, 'course', 'Input should be a course with its competencies, or a list of them'))
  }
  return parts
}

const addCourse = (
  parts: Parts,
  item: Readonly<Record<string, unknown>>,
  place: Place,
  course: number | undefined,
  faults: Fault[],
): void => {
  const own = item['course_id'] ?? course
  const title = item['title'] ?? null
  if (title !== null) parts.titles.push({ value: within({ title }, own), place })
  for (const name of ['competencies', 'exercises', 'links'] as const) {
    const list = item[name] ?? []
    if (!Array.isArray(list)) faults.push(fault([...place, name], 'list_type', 'Input should be a valid list'))
    else
      for (const [index, value] of list.entries())
        parts[name].push({ value: name === 'links' ? value : within(value, own), place: [...place, name, index] })
  }
}

const within = (value: unknown, course: unknown): unknown =>
  isObject(value) && value['course_id'] === undefined && course !== undefined ? { ...value, course_id: course } : value

/** Parses the positions only when there is a fault to locate. */
const located = (text: string, faults: readonly Fault[]) => {
  const tree = treeOf(text)
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return faults
    .map(({ loc, msg }) => {
      const offset = tree ? offsetOf(tree, [...loc]) : 0
      return { line: starts.findLastIndex(start => start <= offset) + 1, text: `${nameOf(loc)}: ${msg}` }
    })
    .toSorted((a, b) => a.line - b.line)
}

/** Without a result for values nested too deeply to be parsed again. */
const treeOf = (text: string): ReturnType<typeof parseTree> => {
  try {
    return parseTree(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The position of the value or, if it is missing, of its parent. */
const offsetOf = (tree: NonNullable<ReturnType<typeof parseTree>>, path: (string | number)[]): number => {
  const node = findNodeAtLocation(tree, path)
  if (node) return node.offset
  return path.length === 0 ? 0 : offsetOf(tree, path.slice(0, -1))
}

/** Formats a path as in code, such as competencies[17].id, because one line may hold many records. */
const nameOf = (loc: Place): string =>
  loc
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '') || 'record'
