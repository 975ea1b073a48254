import { afterAll, beforeAll, expect, test } from 'vitest'
import { competency, fresh, metric, save, saving, stored, suggestions } from './course.ts'
import { api, keys, type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({
    ACCEPT_BEARER: 'off',
    DOCS: 'off',
    MAX_BODY_BYTES: '4096',
    MAX_COURSE_SIZE: '3',
    MAX_COURSE_BYTES: '1024',
    SUGGEST_LIMIT: '2',
    SUGGEST_THRESHOLD: '-1',
  })
})
afterAll(() => service.close())

test('ACCEPT_BEARER=off: only the bare key is accepted', async () => {
  expect((await service.ask('GET', '/metrics', { key: `Bearer ${keys[0]}` })).status).toBe(401)
  expect((await service.ask('GET', '/metrics', { key: keys[0] })).status).toBe(200)
})

test('DOCS=off: no documentation, no description, no page', async () => {
  for (const path of ['/docs', '/redoc', '/openapi.json', '/explore'])
    expect(await service.ask('GET', path)).toMatchObject({ status: 404, json: { detail: 'Not Found' } })
})

test('a body over MAX_BODY_BYTES: 413 that names the limit', async () => {
  const raw = ' '.repeat(4097)
  expect(await service.ask('POST', `${api}/competency/save`, { raw })).toMatchObject({
    status: 413,
    json: { detail: 'Request body is larger than 4096 bytes' },
  })
})

test('the documentation names the configured limits', async () => {
  const other = await startService({ MAX_BODY_BYTES: '4096', MAX_COURSE_SIZE: '3' })
  const { text } = await other.ask('GET', '/openapi.json')
  await other.close()
  expect(text).toContain('Request body is larger than 4096 bytes')
  expect(text).toContain('3 competencies and 16 MiB of text a course')
})

test('a full course: 400 that names the limit, and nothing of the request is stored', async () => {
  const [full, other] = [fresh(), fresh()]
  const three = [competency(full, 'a'), competency(full, 'b'), competency(full, 'c')]
  await save(service, { competencies: three })
  const elsewhere = competency(other, 'elsewhere')
  const changed = { ...competency(full, 'changed'), id: three[0]?.id }
  const { status, json } = await saving(service, {
    competencies: [elsewhere, changed, competency(full, 'd')],
    exercise: competency(full, 'task'),
  })
  const detail = `Invalid input: course ${full} would hold more than 3 competencies`
  expect({ status, json }).toEqual({ status: 400, json: { detail } })
  expect(await stored(service, full)).toEqual(three)
  expect(await stored(service, other)).toEqual([])
})

test('a full course accepts changes to its competencies and refuses a move into it', async () => {
  const [full, other] = [fresh(), fresh()]
  const three = [competency(full, 'a'), competency(full, 'b'), competency(full, 'c')]
  const guest = competency(other, 'guest')
  await save(service, { competencies: [...three, guest] })
  const renamed = three.map(one => ({ ...one, title: 'Renamed' }))
  await save(service, { competencies: renamed })
  expect(await stored(service, full)).toEqual(renamed)
  expect((await saving(service, { competencies: [{ ...guest, course_id: full }] })).status).toBe(400)
  expect(await stored(service, other)).toEqual([guest])
  const swapped = [
    { ...guest, course_id: full },
    { ...renamed[0], course_id: other },
  ]
  expect((await saving(service, { competencies: swapped })).status).toBe(200)
})

test('a course with too much text: 400 that names the limit, and nothing of the request is stored', async () => {
  const [full, other] = [fresh(), fresh()]
  const most = { ...competency(full, 'ü'.repeat(500)), title: 'x'.repeat(24) }
  await save(service, { competencies: [most] })
  const detail = `Invalid input: course ${full} would hold more than 1024 bytes of text`
  const longer = { ...most, title: `${most.title}y` }
  for (const competencies of [[longer], [competency(full, 'one more')], [competency(other, 'elsewhere'), longer]])
    expect(await saving(service, { competencies })).toMatchObject({ status: 400, json: { detail } })
  expect(await stored(service, full)).toEqual([most])
  expect(await stored(service, other)).toEqual([])
  const reworded = { ...most, description: 'é'.repeat(500) }
  await save(service, { competencies: [reworded] })
  await save(service, { competencies: [{ ...longer, description: 'shorter' }, competency(full, 'one more')] })
})

test('SUGGEST_THRESHOLD=-1 lets everything through, SUGGEST_LIMIT caps it after ranking', async () => {
  const course = fresh()
  const [far, near, same] = [competency(course, 'xyz'), competency(course, 'sort lists'), competency(course, 'sort')]
  await save(service, { competencies: [far, near, same] })
  expect((await suggestions(service, 'sort', course)).map(({ id }) => id)).toEqual([same.id, near.id])
})

test('the metrics show the times of the embedder and of the store, and the cache hits', async () => {
  const course = fresh()
  const counts = async () => ({
    embedded: await metric(service, 'embedder_duration_seconds_count'),
    read: await metric(service, 'store_duration_seconds_count{work="snapshot"}'),
    written: await metric(service, 'store_duration_seconds_count{work="write"}'),
    hits: await metric(service, 'relations_cache_hits_total'),
    misses: await metric(service, 'relations_cache_misses_total'),
  })
  await save(service, { competencies: [competency(course, 'sort a list'), competency(course, 'sort a long list')] })
  const before = await counts()
  await save(service, { competencies: [competency(course, 'draw a graph')] })
  const path = `${api}/competency/relations/suggest/${course}`
  for (let time = 0; time < 3; time++) await service.ask('GET', path)
  const { read, ...after } = await counts()
  expect(after).toEqual({
    embedded: before.embedded + 1,
    // Twice: the first attempt finds that a vector is missing, the second has it.
    written: before.written + 2,
    hits: before.hits + 2,
    misses: before.misses + 1,
  })
  expect(read).toBeGreaterThan(before.read)
})
