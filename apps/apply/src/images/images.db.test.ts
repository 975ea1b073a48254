import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { type Gallery, openGallery } from './testing/gallery.ts'
import { bomb, picture } from './testing/pictures.ts'

let gallery: Gallery
beforeAll(async () => (gallery = await openGallery()))
afterAll(() => gallery.house.close())

const newDepartment = async (): Promise<string> => {
  const { query } = gallery.house.database
  const { school_id } = await query
    .insertInto('school')
    .values({ name: 'S' })
    .returning('school_id')
    .executeTakeFirstOrThrow()
  const { department_id } = await query
    .insertInto('department')
    .values({ name: 'D', school_id })
    .returning('department_id')
    .executeTakeFirstOrThrow()
  return department_id
}

test('a member uploads a banner, the group sees it, and everyone can look at it', async () => {
  const { house, here, there, ada, ben, png, banners, send } = gallery
  const made = await send(ben, banners, png)
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
  expect((await ada.get(banners)).body).toMatchObject({ total: 1, items: [{ url, may: ['delete'] }] })
  expect((await ben.get('/api/images/mine')).body).toMatchObject({ total: 1, items: [{ url }] })
  expect((await ada.get('/api/images/mine')).body).toMatchObject({ total: 0 })
  const left = await enter(house, 'Lea', { role: 'EMPLOYEE', groupId: here }, { role: 'EMPLOYEE', groupId: there })
  const { body: hers } = await send(left, banners, png)
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

test('the same key stores the same picture once, and another picture with it is refused', async () => {
  const { ben, png, banners, send } = gallery
  const [first, again] = [await send(ben, banners, png, {}, 'one'), await send(ben, banners, png, {}, 'one')]
  expect(again.body['imageId']).toBe(first.body['imageId'])
  expect((await send(ben, banners, await picture('jpeg'), {}, 'one')).status).toBe(422)
})

test('a file that is no picture is refused with a clear reason', async () => {
  const { ben, png, banners, send } = gallery
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await send(ben, banners, svg)).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/file', code: 'FORMAT' }] },
  })
  expect(await send(ben, banners, bomb(30_000))).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'TOO_MANY_PIXELS' }] },
  })
  const polyglot = Buffer.concat([png, Buffer.from('<script>')])
  expect(await send(ben, banners, polyglot)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'NOT_ONLY_A_PICTURE' }] },
  })
  expect(await send(ben, banners, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
  expect(await send(ben, banners, undefined, { name: 'x' })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/name' }, { pointer: '/file', code: 'required' }] },
  })
  expect((await ben.post(banners, { file: 'x' })).status).toBe(415)
  const broken = await ben.call(banners, {
    method: 'POST',
    body: '--x\r\nhalf',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(broken.status).toBe(400)
})

test('only members add banners, and only a professor of the same group or an administrator deletes them', async () => {
  const { here, ada, ben, eve, root, png, banners, send } = gallery
  expect((await send(eve, banners, png)).status).toBe(403)
  expect((await send(root, banners.replace(here, randomUUID()), png)).status).toBe(404)
  const { body } = await send(root, banners, png)
  const url = String(body['url'])
  expect((await ben.delete(url)).status).toBe(403)
  expect((await eve.delete(url)).status).toBe(403)
  expect((await eve.get(banners)).status).toBe(403)
  expect((await ada.delete(url)).status).toBe(204)
  expect((await ada.delete(url)).status).toBe(404)
})

test('default banners are for a department or for all, and administrators manage them', async () => {
  const { ada, ben, root, png, send } = gallery
  const path = '/api/images/banners/default'
  const departmentId = await newDepartment()
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
