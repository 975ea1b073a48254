import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { readCourses } from '../given-courses.ts'
import { generator } from '../relations/baselines.ts'

const described = Value.Parse(
  Type.Array(Type.Object({ id: Type.String(), en: Type.String() })),
  JSON.parse(readFileSync(new URL('../embedding/competencies.json', import.meta.url), 'utf8')),
)
const [demo] = readCourses(new URL('../../apps/suggest/demo/courses.json', import.meta.url))
/** English texts of our own. */
const known = [
  ...(demo?.competencies ?? []),
  ...described.map(({ id, en }) => ({ title: id.replaceAll('-', ' '), description: en })),
]

export type Competency = {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly course_id: number
}

const picker = (seed: number) => {
  const next = generator(seed)
  return () => known[Math.floor(next() * known.length)] ?? { title: '', description: '' }
}

/** Titles and texts composed of three each, all different; the same in every run. */
export const competenciesOf = (courseId: number, size: number, firstId: number): Competency[] => {
  const pick = picker(firstId)
  return Array.from({ length: size }, (_, index) => {
    const [one, other, third] = [pick(), pick(), pick()]
    const title = `${one.title} ${other.title.split(' ')[0]} ${index % 50}`
    return {
      id: firstId + index,
      title,
      description: `${one.description} ${other.description} ${third.description}`,
      course_id: courseId,
    }
  })
}

/** Questions as people type them, all different, with no growth in length. */
export const questions = (count: number, seed = 1): string[] => {
  const pick = picker(seed)
  return Array.from({ length: count }, (_, at) => `${pick().title} and ${pick().title}, part ${seed}.${10 ** 6 + at}`)
}
