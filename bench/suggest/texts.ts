import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { generator } from '../relations/baselines.ts'

const Courses = Type.Array(
  Type.Object({ competencies: Type.Array(Type.Object({ title: Type.String(), description: Type.String() })) }),
)
const file = new URL('../data/courses-dev.json', import.meta.url)
const known = Value.Parse(Courses, JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ competencies }) => competencies)

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

type Join = (one: string, other: string) => string

/** Half of each: as long as real texts are. */
const halved: Join = (one, other) => `${one.slice(0, middleOf(one))}${other.slice(middleOf(other))}`
/** Twice as long. */
export const doubled: Join = (one, other) => `${one} ${other}`

const middleOf = (text: string) => Math.max(0, text.indexOf(' ', text.length / 2))

/** Made of real titles and texts, each different; the same in every run. */
export const competenciesOf = (courseId: number, size: number, firstId: number, join = halved): Competency[] => {
  const pick = picker(firstId)
  return Array.from({ length: size }, (_, index) => {
    const [one, other] = [pick(), pick()]
    const title = `${one.title} ${other.title.split(' ')[0]} ${index % 50}`
    return {
      id: firstId + index,
      title,
      description: join(one.description, other.description),
      course_id: courseId,
    }
  })
}

/** Questions as people type them, all different, the late ones no longer than the early ones. */
export const questions = (count: number, seed = 1): string[] => {
  const pick = picker(seed)
  return Array.from({ length: count }, (_, at) => `${pick().title} and ${pick().title}, part ${seed}.${10 ** 6 + at}`)
}
