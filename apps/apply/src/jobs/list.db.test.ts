import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { complete, type Office, openOffice, publish, write } from './testing/setting.ts'

let office: Office
const ids: Record<string, string> = {}

beforeAll(async () => {
  office = await openOffice()
  const { paula, quentin, here, there } = office
  ids['lasers'] = (await publish(quentin, there, complete(quentin, { title: 'Lasers' }))).jobId
  ids['draft'] = (await write(paula, here, { title: 'Draft about graphs' })).jobId
  ids['streams'] = (await publish(paula, here, complete(paula, { title: 'Streams' }))).jobId
  ids['closed'] = (await publish(paula, here, complete(paula, { title: 'Closed' }))).jobId
  await paula.put(`/api/jobs/${ids['closed']}/state`, { state: 'CLOSED' })
})
afterAll(() => office.house.close())

const titles = (body: Readonly<Record<string, unknown>>) =>
  (body['items'] as readonly { title: string }[]).map(({ title }) => title)

test('members see the jobs of their group in every state', async () => {
  const { emil, quentin, ada, here } = office
  const list = `/api/research-groups/${here}/jobs`
  const { body } = await emil.get(`${list}?sort=title`)
  expect([titles(body), body['total']]).toEqual([['Closed', 'Draft about graphs', 'Streams'], 3])
  expect(titles((await emil.get(`${list}?state=CLOSED&state=DRAFT&sort=-title`)).body)).toEqual([
    'Draft about graphs',
    'Closed',
  ])
  expect(titles((await ada.get(`${list}?query=graph`)).body)).toEqual(['Draft about graphs'])
  expect((await quentin.get(list)).status).toBe(403)
  expect((await ada.get(`/api/research-groups/00000000-0000-4000-8000-000000000000/jobs`)).status).toBe(404)
  for (const wrong of ['state=GONE', 'sort=colour', 'limit=0', 'colour=red'])
    expect((await emil.get(`${list}?${wrong}`)).status).toBe(400)
})

test('a list shows for every job what the caller may do with it', async () => {
  const { body } = await office.paula.get(`/api/research-groups/${office.here}/jobs?sort=title`)
  const items = body['items'] as readonly { may: readonly string[] }[]
  expect(items.map(({ may }) => may)).toEqual([
    ['read', 'duplicate'],
    ['read', 'edit', 'publish', 'duplicate', 'delete'],
    ['read', 'edit', 'revise', 'unpublish', 'stop', 'close', 'fill', 'duplicate'],
  ])
})

test('pages follow one another without a gap', async () => {
  const list = `/api/research-groups/${office.here}/jobs?limit=1&sort=-title`
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await office.emil.get(cursor ? `${list}&cursor=${cursor}` : list)
    seen.push(...titles(body))
    cursor = body['nextCursor'] as string | null
  }
  expect(seen).toEqual(['Streams', 'Draft about graphs', 'Closed'])
})

test('the jobs of a professor are shown if the caller is a member of their groups', async () => {
  const { paula, emil, quentin, ada, amira, here, there, house } = office
  const list = `/api/professors/${paula.userId}/jobs?sort=title`
  expect(titles((await emil.get(list)).body)).toEqual(['Closed', 'Streams'])
  expect((await quentin.get(list)).status).toBe(403)
  expect((await amira.get(list)).status).toBe(403)
  const robin = await enter(house, 'Robin', { role: 'PROFESSOR', groupId: here }, { role: 'PROFESSOR', groupId: there })
  await write(quentin, there, complete(robin, { title: 'There' }))
  await write(paula, here, complete(robin, { title: 'Here' }))
  const robins = `/api/professors/${robin.userId}/jobs?sort=title`
  expect(titles((await emil.get(robins)).body)).toEqual(['Here'])
  expect(titles((await quentin.get(robins)).body)).toEqual(['There'])
  expect(titles((await robin.get(robins)).body)).toEqual(['Here', 'There'])
  expect(titles((await ada.get(robins)).body)).toEqual(['Here', 'There'])
  expect((await ada.get('/api/professors/00000000-0000-4000-8000-000000000000/jobs')).status).toBe(404)
})

test('an administrator lists all jobs, by group, state and words', async () => {
  const { paula, ada, there } = office
  expect((await paula.get('/api/admin/jobs')).status).toBe(403)
  expect(titles((await ada.get(`/api/admin/jobs?researchGroupId=${there}&state=PUBLISHED`)).body)).toEqual(['Lasers'])
  expect(titles((await ada.get('/api/admin/jobs?query=quantum%20laser')).body)).toEqual(['Lasers'])
})

test('the history shows who did what, and keeps every version', async () => {
  const { paula, emil, quentin } = office
  const url = `/api/jobs/${ids['streams']}`
  const before = await paula.get(`${url}/details`)
  await emil.put(url, complete(paula, { title: 'Streams', contractMonths: 24, descriptionEn: '<p>New words.</p>' }))
  const { body } = await paula.get(`${url}/history`)
  expect(body['total']).toBe(3)
  expect(body['items']).toMatchObject([
    {
      version: 3,
      action: 'edit',
      changed: ['contractMonths', 'descriptionEn'],
      by: { userId: emil.userId, name: 'Emil Test' },
    },
    { version: 2, action: 'publish', changed: [], by: { userId: paula.userId } },
    { version: 1, action: 'create', changed: [] },
  ])
  const old = await paula.get(`${url}/history/2`)
  expect(old.body['content']).toMatchObject({ contractMonths: null, descriptionEn: before.body['descriptionEn'] })
  expect((await paula.get(`${url}/history/9`)).status).toBe(404)
  expect((await quentin.get(`${url}/history`)).status).toBe(403)
  expect((await quentin.get(`${url}/history/1`)).status).toBe(403)
})
