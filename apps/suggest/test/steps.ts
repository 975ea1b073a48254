import * as fc from 'fast-check'
import { deleting, saving } from './course.ts'
import { api, type Service } from './service.ts'

const id = fc.integer({ min: 1, max: 4 })
const text = fc.constantFrom('sort a list', 'walk a tree', 'loops', 'recursion', '', '<b></b>')
const course_id = fc.integer({ min: 1, max: 4 })
const competency = fc.record({ id, title: text, description: text, course_id })
const competencies = fc.array(competency, { maxLength: 3 })
const trained = fc.option(fc.array(id, { maxLength: 4 }))
const exercise = fc.record(
  { id, title: text, description: text, course_id, competencies: trained },
  { requiredKeys: ['id', 'title', 'description', 'course_id'] },
)
const both = { competencies, exercise: fc.option(exercise) }
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), ...both }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), ...both }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('map' as const), exercise_id: id, competency_id: id }) },
)
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

export const take = async (service: Service, taken: Step): Promise<number> => {
  if (taken.kind === 'save') return (await saving(service, taken)).status
  if (taken.kind === 'delete') return (await deleting(service, taken)).status
  const { exercise_id, competency_id } = taken
  const body = { exercise_id, competency_id }
  return (await service.ask('POST', `${api}/competency/map-competency-to-exercise`, { body })).status
}
