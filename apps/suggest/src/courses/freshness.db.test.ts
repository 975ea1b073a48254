import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, type FreshDatabase, freshDatabase, type Service, startOn } from '../../test/service.ts'

const writers = 4
const turns = 6
const courseId = 1

let database: FreshDatabase
let services: readonly Service[]

beforeAll(async () => {
  database = await freshDatabase()
  const one = await startOn(database.url)
  // Other instances share a server; nobody shares an embedded database.
  services = process.env['ENGINE'] === 'postgres' ? [one, await startOn(database.url)] : [one]
})
afterAll(async () => {
  for (const service of services) await service.close()
  await database.drop()
})

const any = (turn: number): Service => {
  const service = services[turn % services.length]
  if (!service) throw new Error('No service runs.')
  return service
}

const save = async (service: Service, operation_type: 'UPDATE' | 'DELETE', competency: object): Promise<void> => {
  const body = { competencies: [competency], operation_type }
  expect((await service.ask('POST', `${api}/competency/save`, { body })).status).toBe(200)
}

const titlesFor = async (service: Service, description: string): Promise<readonly string[]> => {
  const { json } = await service.ask('POST', `${api}/competency/suggest`, {
    body: { description, course_id: courseId },
  })
  return (json as { competencies: { title: string }[] }).competencies.map(({ title }) => title)
}

/**
 * Saves, asks, and sometimes deletes and asks again, each time on an instance other than the one it wrote to. Returns
 * the answers that came from an outdated course.
 */
const write = async (writer: number): Promise<readonly string[]> => {
  const old: string[] = []
  const description = `writer ${writer} writes about subject${writer}`
  const competency = { id: writer + 1, description, course_id: courseId }
  for (let turn = 0; turn < turns; turn++) {
    const title = `version ${turn} of ${writer}`
    await save(any(turn), 'UPDATE', { ...competency, title })
    if (!(await titlesFor(any(turn + 1), description)).includes(title)) old.push(`without ${title}`)
    if (turn % 3 !== 2) continue
    await save(any(turn + 1), 'DELETE', { ...competency, title })
    if ((await titlesFor(any(turn), description)).includes(title)) old.push(`still with ${title}`)
  }
  return old
}

test('an acknowledged save is visible to every later request on every instance', async () => {
  const { signal, abort } = controller()
  const crowd = Array.from({ length: 4 }, async (_, reader) => {
    for (let turn = reader; !signal.aborted; turn++) await titlesFor(any(turn), `writer ${turn % writers}`)
  })
  const old = await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))).finally(abort)
  await Promise.all(crowd)
  expect(old.flat()).toEqual([])
})

const controller = () => {
  const own = new AbortController()
  return { signal: own.signal, abort: () => own.abort() }
}
