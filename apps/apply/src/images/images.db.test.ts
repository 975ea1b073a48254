import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../people/testing/cast.ts'
import { type House, openHouse } from '../people/testing/house.ts'
import { bomb, picture } from './testing/pictures.ts'

let house: House
let here: string
let there: string
let departmentId: string
let ada: Someone
let ben: Someone
let eve: Someone
let root: Someone
let png: Buffer

beforeAll(async () => {
  house = await openHouse()
  here = await newGroup(house, 'Data')
  there = await newGroup(house, 'Robots')
  ada = await enter(house, 'Ada', { role: 'PROFESSOR', groupId: here })
  ben = await enter(house, 'Ben', { role: 'EMPLOYEE', groupId: here }, { role: 'PROFESSOR', groupId: there })
  eve = await enter(house, 'Eve', { role: 'PROFESSOR', groupId: there })
  root = await enter(house, 'Root', 'ADMIN')
  png = await picture('png', 420, 210)
  const { database } = house
  const { school_id } = await database.query
    .insertInto('school')
    .values({ name: 'S' })
    .returning('school_id')
    .executeTakeFirstOrThrow()
  ;({ department_id: departmentId } = await database.query
    .insertInto('department')
    .values({ name: 'D', school_id })
    .returning('department_id')
    .executeTakeFirstOrThrow())
})
afterAll(() => house.close())

const banners = () => `/api/research-groups/${here}/images/banners`
const send = async (
  who: Someone,
  path: string,
  file: Buffer | undefined,
  more: Record<string, string> = {},
  key = '',
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'banner.png')
  const headers = { authorization: `Bearer ${who.token}`, ...(key && { 'idempotency-key': key }) }
  const reply = await fetch(`${house.address}${path}`, { method: 'POST', body: form, headers })
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Record<string, unknown> }
}
const jobs = (groupId: string) => `/api/research-groups/${groupId}/jobs`
const job = (imageId: unknown) => ({ title: 'Job', imageId: String(imageId) })
const jobWith = async (imageId: string): Promise<string> => {
  const { job_id } = await house.database.query
    .insertInto('job')
    .values({ research_group_id: here, title: 'Job', state: 'DRAFT', image_id: imageId })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  return job_id
}

test('a member uploads a banner, the group sees it, and everyone can look at it', async () => {
  const made = await send(ben, banners(), png)
  expect(made).toMatchObject({
    status: 201,
    body: {
      researchGroupId: here,
      isDefault: false,
      width: 420,
      height: 210,
      inUse: false,
      uploadedByMe: true,
      may: [],
    },
  })
  const url = String(made.body['url'])
  expect(made.headers.get('location')).toBe(url)
  expect((await ada.get(banners())).body).toMatchObject({ total: 1, items: [{ url, may: ['delete'] }] })
  expect((await ben.get('/api/images/mine')).body).toMatchObject({ total: 1, items: [{ url }] })
  expect((await ada.get('/api/images/mine')).body).toMatchObject({ total: 0 })
  const left = await enter(house, 'Lea', { role: 'EMPLOYEE', groupId: here }, { role: 'EMPLOYEE', groupId: there })
  const { body: hers } = await send(left, banners(), png)
  expect((await left.get('/api/images/mine')).body).toMatchObject({ total: 1 })
  expect((await ada.delete(`/api/research-groups/${here}/members/${left.userId}`)).status).toBe(204)
  expect((await left.get('/api/images/mine')).body).toMatchObject({ total: 0 })
  expect((await ada.delete(`/api/images/${String(hers['imageId'])}`)).status).toBe(204)

  const shown = await fetch(`${house.address}${url}?width=400`)
  const { format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([shown.status, format, width]).toEqual([200, 'webp', 400])
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const etag = shown.headers.get('etag') ?? ''
  const again = await fetch(`${house.address}${url}?width=400`, { headers: { 'if-none-match': `W/"x", ${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await fetch(`${house.address}${url}`)).headers.get('etag')).not.toBe(etag)
  expect((await fetch(`${house.address}${url}?width=401`)).status).toBe(400)
  expect((await fetch(`${house.address}/api/images/${randomUUID()}`)).status).toBe(404)
})

test('the same key keeps the same picture once; another picture under it is refused', async () => {
  const [first, again] = [await send(ben, banners(), png, {}, 'one'), await send(ben, banners(), png, {}, 'one')]
  expect(again.body['imageId']).toBe(first.body['imageId'])
  expect((await send(ben, banners(), await picture('jpeg'), {}, 'one')).status).toBe(422)
})

test('what is no picture is refused with clear words', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await send(ben, banners(), svg)).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/file', code: 'FORMAT' }] },
  })
  expect(await send(ben, banners(), bomb(30_000))).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'TOO_MANY_PIXELS' }] },
  })
  const polyglot = Buffer.concat([png, Buffer.from('<script>')])
  expect(await send(ben, banners(), polyglot)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'NOT_ONLY_A_PICTURE' }] },
  })
  expect(await send(ben, banners(), Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
  expect(await send(ben, banners(), undefined, { name: 'x' })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/name' }, { pointer: '/file', code: 'required' }] },
  })
  expect((await ben.post(banners(), { file: 'x' })).status).toBe(415)
  const broken = await ben.call(banners(), {
    method: 'POST',
    body: '--x\r\nhalf',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(broken.status).toBe(400)
})

test('default banners are for a department or for all, and administrators keep them', async () => {
  const path = '/api/images/banners/default'
  const all = await send(root, path, png)
  const one = await send(root, path, png, { departmentId })
  expect([all.body['departmentId'], one.body['departmentId']]).toEqual([null, departmentId])
  expect((await ben.get(path)).body).toMatchObject({ total: 2 })
  expect((await ben.get(`${path}?departmentId=${departmentId}`)).body).toMatchObject({ total: 2 })
  expect((await ben.get(`${path}?departmentId=${randomUUID()}`)).body).toMatchObject({ total: 1 })
  expect((await send(root, path, png, { departmentId: randomUUID() })).status).toBe(400)
  expect((await send(root, path, png, { departmentId: 'x' })).status).toBe(400)
  expect((await send(ada, path, png)).status).toBe(403)
  expect((await ada.delete(String(all.body['url']))).status).toBe(403)
  expect((await root.delete(String(all.body['url']))).status).toBe(204)
})

test('a banner in use is deleted only by force, and its jobs fall back', async () => {
  const { body } = await send(ben, banners(), png)
  const jobId = await jobWith(String(body['imageId']))
  expect((await ada.get(`${banners()}?limit=1`)).body).toMatchObject({
    items: [{ imageId: body['imageId'], inUse: true }],
  })
  expect(await ada.delete(String(body['url']))).toMatchObject({ status: 409, body: { code: 'IN_USE' } })
  expect((await ada.delete(`${String(body['url'])}?force=true`)).status).toBe(204)
  const fallen = await house.database.query
    .selectFrom('job')
    .select(['image_id', 'version'])
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  expect(fallen).toEqual({ image_id: null, version: 2 })
  const event = await house.database.query
    .selectFrom('audit_event')
    .select(['action', 'details'])
    .where('object_id', '=', String(body['imageId']))
    .where('action', '=', 'delete')
    .executeTakeFirstOrThrow()
  expect(event.details).toEqual({ jobIds: [jobId] })
  expect((await fetch(`${house.address}${String(body['url'])}`)).status).toBe(404)
})

test('only members add, and only a professor of the very group or an administrator deletes', async () => {
  expect((await send(eve, banners(), png)).status).toBe(403)
  expect((await send(root, banners().replace(here, randomUUID()), png)).status).toBe(404)
  const { body } = await send(root, banners(), png)
  const url = String(body['url'])
  expect((await ben.delete(url)).status).toBe(403)
  expect((await eve.delete(url)).status).toBe(403)
  expect((await eve.get(banners())).status).toBe(403)
  expect((await ada.delete(url)).status).toBe(204)
  expect((await ada.delete(url)).status).toBe(404)
})

test('a job shows a banner of its own group or a default one, and no other', async () => {
  const [own, common] = [await send(ben, banners(), png), await send(root, '/api/images/banners/default', png)]
  expect((await ada.post(jobs(here), job(own.body['imageId']))).body).toMatchObject({ imageId: own.body['imageId'] })
  expect((await eve.post(jobs(there), job(common.body['imageId']))).status).toBe(201)
  expect((await eve.post(jobs(there), { title: 'Bare' })).body).toMatchObject({
    imageId: null,
    bannerId: common.body['imageId'],
  })
  for (const imageId of [own.body['imageId'], randomUUID()])
    expect(await eve.post(jobs(there), job(imageId))).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/imageId', code: 'unknown' }] },
    })
})

test('a banner is either deleted or put on a job when both are tried at once, and never half', async () => {
  for (let round = 0; round < 5; round++) {
    const { body } = await send(ben, banners(), png)
    const [deleted, made] = await Promise.all([
      ada.delete(String(body['url'])),
      ada.post(`/api/research-groups/${here}/jobs`, { title: 'Job', imageId: body['imageId'] }),
    ])
    expect([
      [204, 400],
      [409, 201],
    ]).toContainEqual([deleted.status, made.status])
  }
})
