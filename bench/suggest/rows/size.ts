import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'

const course = { id: 1, competencies: 20 } as const
const rounds = 40

/** What one course takes beside many others, compared with the same course alone; by turns. */
export const sizeRows = async (bench: Bench, size: number): Promise<void> => {
  const own = competenciesOf(course.id, course.competencies, 1)
  const others = Array.from({ length: Math.ceil(size / course.competencies) }, (_, at) =>
    competenciesOf(at + 2, course.competencies, (at + 1) * course.competencies + 1),
  )
  const open = async (competencies: typeof own): Promise<Service> => {
    const url = await bench.freshStore()
    await seed(url, competencies)
    return bench.serve(url)
  }
  const [alone, beside] = [await open(own), await open([own, ...others].flat())]
  const [asked] = questions(1)
  const steps = (service: Service, turn: number) => {
    const changed = own.slice(0, 1).map(one => ({ ...one, description: `${one.description} ${turn}` }))
    const added = competenciesOf(size + turn, course.competencies, 10 * size + turn * course.competencies)
    const save = (competencies: typeof own) =>
      service.target('POST', `${api}/competency/save`, [{ competencies, operation_type: 'UPDATE' }])
    return {
      'save of a changed text': save(changed),
      'save of a new course': save(added),
      'suggest after a change': service.target('POST', `${api}/competency/suggest`, [
        { description: asked, course_id: course.id },
      ]),
      'relations after a change': service.target('GET', `${api}/competency/relations/suggest/${course.id}`),
    }
  }
  const taken = new Map<string, { readonly alone: number[]; readonly beside: number[] }>()
  for (let turn = 0; turn < rounds; turn++)
    for (const [name, service] of Object.entries({ alone, beside }))
      for (const [step, target] of Object.entries(steps(service, turn))) {
        const times = taken.get(step) ?? { alone: [], beside: [] }
        taken.set(step, times)
        times[name === 'alone' ? 'alone' : 'beside'].push(...(await bench.sequence(target, 1)))
      }
  for (const [step, times] of taken)
    bench.report({
      part: `beside ${size.toLocaleString('en').replaceAll(',', ' ')}, ${bench.engine}`,
      figure: `${step}; alone ${ms(median(times.alone))}`,
      measured: ms(median(times.beside)),
      ratio: median(times.alone) / median(times.beside),
    })
  for (const service of [alone, beside]) await service.stop()
}
