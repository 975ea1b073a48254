import { afterAll, beforeAll, expect, test } from 'vitest'
import { competency, deleting, fresh, saving, stored } from './course.ts'
import { type RunningProcess, startProcess } from './process.ts'
import { api, keys } from './service.ts'

let running: RunningProcess
beforeAll(async () => {
  running = await startProcess()
})
afterAll(() => running.remove())

test('kill -9 right after a 200 loses nothing', async () => {
  const course = fresh()
  const many = Array.from({ length: 6 }, (_, at) => competency(course, `number ${at}`))
  const [gone, ...kept] = many
  for (const one of many) expect((await saving(running.service, { competencies: [one] })).status).toBe(200)
  expect((await deleting(running.service, { competencies: [gone] })).status).toBe(200)
  running = await running.killAndRestart()
  expect(await stored(running.service, course)).toEqual(kept)
})

test('kill -9 during many saves keeps each one entirely or not at all, and keeps every acknowledged one', async () => {
  const course = fresh()
  const acknowledged = new Set<number>()
  const lists = Array.from({ length: 200 }, (_, at) =>
    Array.from({ length: 5 }, () => competency(course, `list ${at}`)),
  )
  const { promise: enough, resolve: stop } = Promise.withResolvers<void>()
  const { service } = running
  const saves = lists.map(async (competencies, at) => {
    const answer = await saving(service, { competencies }).catch(() => undefined)
    if (answer?.status === 200) acknowledged.add(at)
    if (acknowledged.size >= 20) stop()
  })
  await enough
  const restarted = running.killAndRestart()
  await Promise.all(saves)
  running = await restarted
  expect(acknowledged.size).toBeLessThan(200)

  const found = new Set((await stored(running.service, course)).map(({ id }) => id))
  const counts = lists.map(list => list.filter(({ id }) => found.has(id)).length)
  expect(counts.filter(count => count !== 0 && count !== 5)).toEqual([])
  expect(counts.filter((count, at) => acknowledged.has(at) && count !== 5)).toEqual([])
})

test('on a stop signal it answers pending requests and exits with 0; its log contains no key, no text and no vector', async () => {
  const course = fresh()
  const many = Array.from({ length: 20 }, (_, at) => competency(course, `confidential ${at}`, 'confidential'))
  const pending = many.map(one => saving(running.service, { competencies: [one] }))
  await running.service.ask('POST', `${api}/competency/save?confidential=1`, { raw: '{"confidential', key: keys[1] })
  await running.service.ask('GET', '/metrics', { key: 'confidential' })
  const stopped = running.stop()
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(many.map(() => 200))
  const { code, log } = await stopped
  expect(code).toBe(0)
  expect(log.length).toBeGreaterThan(20)
  for (const line of log) expect(JSON.parse(line)).toMatchObject({ name: 'suggest', time: expect.any(String) })
  expect(log.filter(line => /confidential|long-enough|\[-?0\.\d+,/.test(line))).toEqual([])
})
