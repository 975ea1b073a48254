import { expect } from 'vitest'
import { type Answer, api, type Service } from './service.ts'

export type Competency = {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly course_id: number
}

export type Exercise = Competency & { readonly competencies?: readonly number[] | null }

let used = 1000

/** An id that no other test in this file uses. */
export const fresh = (): number => {
  used += 1
  return used
}

export const competency = (course_id: number, description: string, title = 'A title'): Competency => ({
  id: fresh(),
  title,
  description,
  course_id,
})

type Saved = { readonly competencies?: unknown; readonly exercise?: unknown }

export const saving = (service: Service, saved: Saved): Promise<Answer> =>
  service.ask('POST', `${api}/competency/save`, { body: { ...saved, operation_type: 'UPDATE' } })

export const deleting = (service: Service, deleted: Saved): Promise<Answer> =>
  service.ask('POST', `${api}/competency/save`, { body: { ...deleted, operation_type: 'DELETE' } })

export const save = async (service: Service, saved: Saved): Promise<void> =>
  expect(await saving(service, saved)).toMatchObject({ status: 200, text: '{}' })

export const remove = async (service: Service, deleted: Saved): Promise<void> =>
  expect(await deleting(service, deleted)).toMatchObject({ status: 200, text: '{}' })

/** The competencies stored in a course, by id. */
export const stored = async (service: Service, course: number): Promise<readonly Competency[]> => {
  const { status, json } = await service.ask('GET', `${api}/course/${course}/competencies`)
  expect(status).toBe(200)
  return (json as { competencies: Competency[] }).competencies
}

export type Scored = Competency & { readonly score: number }

export const suggestions = async (
  service: Service,
  description: string,
  course_id: number,
): Promise<readonly Scored[]> => {
  const { status, json } = await service.ask('POST', `${api}/competency/suggest?scores=true`, {
    body: { description, course_id },
  })
  expect(status).toBe(200)
  return (json as { competencies: Scored[] }).competencies
}

/** The value of one of the service's Prometheus metrics. */
export const metric = async (service: Service, name: string): Promise<number> => {
  const { text } = await service.ask('GET', '/metrics')
  const line = text.split('\n').find(one => one.startsWith(`${name} `))
  if (!line) throw new Error(`There is no metric ${name}.`)
  return Number(line.split(' ')[1])
}
