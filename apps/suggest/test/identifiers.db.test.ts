import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../src/catalogues/identifier.ts'
import { identify } from '../src/vectors/identifiers.ts'
import { fresh, stored } from './course.ts'
import { type Inside, startInside } from './inspected-service.ts'
import { api } from './service.ts'

/** Two identifiers with one id cannot be found, so the store is given them. */
let inside: Inside
beforeAll(async () => {
  inside = await startInside()
})
afterAll(() => inside.service.close())

test('two identifiers with one id are refused by name, and nothing changes', async () => {
  const { service, store } = inside
  const course_id = fresh()
  const saving = (title: string) => {
    const competencies = [{ identifier: 'urn:x:sort', title }]
    return service.ask('POST', `${api}/catalogue/save`, { body: { course_id, competencies } })
  }
  expect((await saving('Sort')).status).toBe(200)
  const id = idOf(course_id, 'urn:x:sort')
  await store.write({ courses: [course_id] }, writer =>
    identify(writer, course_id, [{ id, identifier: 'urn:x:walk', uri: null }]),
  )
  expect(await saving('Sort a list')).toMatchObject({
    status: 400,
    json: { detail: `Invalid input: the id of “urn:x:sort”, ${id}, belongs to “urn:x:walk”` },
  })
  expect(await stored(service, course_id)).toMatchObject([{ id, title: 'Sort' }])
})
