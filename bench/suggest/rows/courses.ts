import type { Bare, Bench } from '../bench.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { perSecond } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'
import { type Contest, contest, takeTurns } from './compare.ts'

export const many = { courses: 5_000, competencies: 20 } as const
const connections = 16
const tolerance = 0.15

/** The courses of a full store, with ids from 1; all contain the same texts, so that replies have the same length. */
const manyCourses = () => {
  const texts = competenciesOf(1, many.competencies, 1)
  return Array.from({ length: many.courses }, (_, course) =>
    texts.map(text => ({ ...text, id: text.id + course * many.competencies, course_id: course + 1 })),
  ).flat()
}

/**
 * Does a suggestion cost the same whatever else is stored? Alone, as one of many courses, and for all of them in turn.
 */
export const courseRows = async (bench: Bench): Promise<string> => {
  const url = await filled(bench, manyCourses())
  const small = await bench.serve(await filled(bench, competenciesOf(1, many.competencies, 1)))
  const large = await bench.serve(url)
  const alone = await asking(bench, small, [1])
  // One bare handler for all: replies differ only in ids, and two processes with the same code differ in speed.
  const oneOfMany = await asking(bench, large, [1], alone.bare)
  const spread = await asking(bench, large, everyCourse, alone.bare)
  await takeTurns(bench, [alone, oneOfMany, spread])
  const part = `suggest, ${many.competencies} competencies, ${bench.engine}`
  const report = (figure: string, { compared }: Contest): void => {
    const { ours, theirs, ratio } = compared()
    const change = ratio / alone.compared().ratio - 1
    bench.report({
      part,
      figure,
      measured: perSecond(ours),
      bare: perSecond(theirs),
      ratio,
      ...(compared !== alone.compared && {
        target: `± 15 % of 1 course (${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(0)} %)`,
        isMet: Math.abs(change) <= tolerance,
      }),
    })
  }
  report('1 course stored', alone)
  report('5 000 courses stored, one asked', oneOfMany)
  report('5 000 courses stored, all asked by turns', spread)
  await alone.bare.stop()
  for (const service of [small, large]) await service.stop()
  return url
}

const filled = async (bench: Bench, competencies: ReturnType<typeof competenciesOf>): Promise<string> => {
  const url = await bench.freshStore()
  await seed(url, competencies)
  return url
}

const everyCourse = Array.from({ length: many.courses }, (_, at) => at + 1)

/** Warms up: asks for every course once before the measurement. */
const asking = async (bench: Bench, service: Service, courses: readonly number[], beside?: Bare) => {
  const path = `${api}/competency/suggest`
  const bodies = questions(40_000).map((description, at) => ({ description, course_id: courses[at % courses.length] }))
  const answers: string[] = []
  for (const body of bodies.slice(0, Math.max(500, courses.length))) answers.push(await service.ask('POST', path, body))
  const target = service.target('POST', path, bodies)
  const bare = beside ?? (await bench.bare(target, answers))
  return { ...contest(bench, service, bare, target, connections), bare }
}
