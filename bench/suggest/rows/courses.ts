import type { Bench } from '../bench.ts'
import { api } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { perSecond } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'
import { compare } from './compare.ts'

export const many = { courses: 5_000, competencies: 20 } as const
const connections = 16
const tolerance = 0.15

/** The courses of a full store, with ids from 1; all hold the same texts, so that their replies are as long. */
const manyCourses = () => {
  const texts = competenciesOf(1, many.competencies, 1)
  return Array.from({ length: many.courses }, (_, course) =>
    texts.map(text => ({ ...text, id: text.id + course * many.competencies, course_id: course + 1 })),
  ).flat()
}

/** Does a suggestion cost the same whatever else is stored? Alone, then one of many courses, then all of them by turns. */
export const courseRows = async (bench: Bench): Promise<string> => {
  const alone = await throughput(bench, await filled(bench, competenciesOf(1, many.competencies, 1)), [1])
  const url = await filled(bench, manyCourses())
  const oneOfMany = await throughput(bench, url, [1])
  const spread = await throughput(bench, url, everyCourse)
  const part = `suggest, ${many.competencies} competencies, ${bench.engine}`
  const report = (figure: string, { ours, theirs, ratio }: typeof alone, isReference = false): void => {
    const change = ratio / alone.ratio - 1
    bench.report({
      part,
      figure,
      measured: perSecond(ours),
      bare: perSecond(theirs),
      ratio,
      ...(!isReference && {
        target: `± 15 % of 1 course (${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(0)} %)`,
        isMet: Math.abs(change) <= tolerance,
      }),
    })
  }
  report('1 course stored', alone, true)
  report('5 000 courses stored, one asked', oneOfMany)
  report('5 000 courses stored, all asked by turns', spread)
  return url
}

const filled = async (bench: Bench, competencies: ReturnType<typeof competenciesOf>): Promise<string> => {
  const url = await bench.freshStore()
  await seed(url, competencies)
  return url
}

const everyCourse = Array.from({ length: many.courses }, (_, at) => at + 1)

/** Every course that is asked has been asked once before the clock runs. */
const throughput = async (bench: Bench, url: string, courses: readonly number[]) => {
  const service = await bench.serve(url)
  const path = `${api}/competency/suggest`
  const bodies = questions(40_000).map((description, at) => ({ description, course_id: courses[at % courses.length] }))
  const answers: string[] = []
  for (const body of bodies.slice(0, Math.max(500, courses.length))) answers.push(await service.ask('POST', path, body))
  const target = service.target('POST', path, bodies)
  const bare = await bench.bare(target, answers)
  const compared = await compare(bench, service, bare, target, connections)
  await bare.stop()
  await service.stop()
  return compared
}
