import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'

let office: Office
let jobId: string
let applicationIds: readonly string[]
beforeAll(async () => {
  office = await openOffice()
  jobId = (await newJob(office)).jobId
  const ids: string[] = []
  for (const name of ['Anna', 'Berta', 'Carla', 'Dora']) ids.push(await apply(await enter(office.house, name), jobId))
  applicationIds = ids
}, 120_000)
afterAll(() => office.house.close())

type Person = Office['paula']
const path = () => `/api/jobs/${jobId}/readings`
const read = async (who: Person) => (await who.get(path())).body
const listed = async (who: Person, query: string) => {
  const { body } = await who.get(`/api/evaluation/applications?jobId=${jobId}&${query}`)
  return (body['items'] as readonly Record<string, unknown>[]).map(each => each['applicationId'])
}

test('the leader deals applications evenly, each reader finds theirs, and all see the progress', async () => {
  const { paula, emil } = office
  const [first = '', second = ''] = applicationIds
  expect(await read(emil)).toEqual({ readers: [], total: 4, undealt: 4, may: [] })
  const dealing = { userIds: [paula.userId, emil.userId], perApplication: 1 }
  expect((await emil.post(path(), dealing)).status).toBe(403)
  expect((await paula.post(path(), dealing)).body).toEqual({ dealt: 4, short: 0 })
  const mine = await listed(emil, 'toReadByMe=true')
  expect(mine).toHaveLength(2)
  expect(await listed(emil, 'toReadByMe=false')).toHaveLength(2)
  await emil.put(`/api/applications/${String(mine[0])}/ratings/mine`, { overall: 1 })
  expect(await read(paula)).toMatchObject({
    readers: expect.arrayContaining([
      { userId: emil.userId, name: 'Emil Test', dealt: 2, rated: 1 },
      { userId: paula.userId, name: 'Paula Test', dealt: 2, rated: 0 },
    ]),
    undealt: 0,
    may: ['deal'],
  })
  expect((await paula.post(path(), { ...dealing, perApplication: 3 })).body).toEqual({ dealt: 4, short: 4 })

  const readers = `/api/evaluation/applications/${first}/readers`
  expect((await emil.put(readers, { userIds: [] })).status).toBe(403)
  const named = await paula.put(readers, { userIds: [emil.userId] })
  expect(named.body).toEqual({ readers: [{ userId: emil.userId, name: 'Emil Test' }] })
  expect((await emil.get(`/api/evaluation/applications/${first}`)).body['readers']).toEqual(named.body['readers'])
  expect((await emil.get(`/api/evaluation/applications/${second}`)).body['readers']).toHaveLength(2)
})

test('nobody is dealt what they must not judge, or what is their own', async () => {
  const { paula, emil, quentin } = office
  const [, , , last = ''] = applicationIds
  await emil.post(`/api/evaluation/applications/${last}/recusals`, { reason: 'Siblings.' })
  const { readers } = await read(paula)
  expect((readers as readonly Record<string, unknown>[]).find(each => each['userId'] === emil.userId)?.['dealt']).toBe(
    3,
  )
  const name = (who: Person) => paula.put(`/api/evaluation/applications/${last}/readers`, { userIds: [who.userId] })
  expect([(await name(emil)).status, (await name(quentin)).status]).toEqual([400, 400])
  expect((await paula.post(path(), { userIds: [quentin.userId], perApplication: 1 })).status).toBe(400)
  expect((await paula.post(path(), { userIds: [emil.userId], perApplication: 4 })).body).toEqual({ dealt: 0, short: 4 })
  expect(await read(emil)).toMatchObject({ total: 3 })
})
