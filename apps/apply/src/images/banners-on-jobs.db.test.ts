import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complete } from '../jobs/testing/setting.ts'
import { type Gallery, openGallery } from './testing/gallery.ts'

let gallery: Gallery
beforeAll(async () => (gallery = await openGallery()))
afterAll(() => gallery.house.close())

const jobs = (groupId: string) => `/api/research-groups/${groupId}/jobs`
const job = (imageId: unknown) => ({ title: 'Job', imageId: String(imageId) })
const jobWith = async (imageId: string): Promise<string> => {
  const { job_id } = await gallery.house.database.query
    .insertInto('job')
    .values({ research_group_id: gallery.here, title: 'Job', state: 'DRAFT', image_id: imageId })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  return job_id
}

test('a job shows a banner of its own group or a default one, and no other', async () => {
  const { here, there, ada, ben, eve, root, png, banners, send } = gallery
  const [own, common] = [await send(ben, banners, png), await send(root, '/api/images/banners/default', png)]
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

test('a banner in use is deleted only by force, and its jobs fall back to a default one', async () => {
  const { house, ada, ben, png, banners, send } = gallery
  const { body } = await send(ben, banners, png)
  const jobId = await jobWith(String(body['imageId']))
  expect((await ada.get(`${banners}?limit=1`)).body).toMatchObject({
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

test('a banner is either deleted or put on a job if both happen at once', async () => {
  const { here, ada, ben, png, banners, send } = gallery
  for (let round = 0; round < 5; round++) {
    const { body } = await send(ben, banners, png)
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

test('whether a default banner is in use reveals nothing about drafts of others', async () => {
  const { house, eve, root, png, send } = gallery
  const { body } = await send(root, '/api/images/banners/default', png)
  const jobId = await jobWith(String(body['imageId']))
  const isUsed = async (who: typeof eve) => {
    const { body: page } = await who.get('/api/images/banners/default')
    const items = page['items'] as readonly { readonly imageId: string; readonly inUse: boolean }[]
    return items.find(({ imageId }) => imageId === body['imageId'])?.inUse
  }
  expect([await isUsed(eve), await isUsed(root)]).toEqual([false, true])
  await house.database.query
    .updateTable('job')
    .set({ state: 'PUBLISHED', published_at: new Date() })
    .where('job_id', '=', jobId)
    .execute()
  expect([await isUsed(eve), await isUsed(root)]).toEqual([true, true])
})

test('a banner in pending changes counts as used; deleted by force, the changes lose it and can still be published', async () => {
  const { house, ada, ben, png, banners, send } = gallery
  const { body } = await send(ben, banners, png)
  const imageId = String(body['imageId'])
  const jobId = await jobWith(imageId)
  await house.database.query
    .updateTable('job')
    .set({ state: 'PUBLISHED', published_at: new Date() })
    .where('job_id', '=', jobId)
    .execute()
  const revision = `/api/jobs/${jobId}/revision`
  const words = complete(ada, { imageId })
  expect((await ada.put(revision, { ...words, version: 0, base: 1 })).status).toBe(200)
  await ada.put(`/api/jobs/${jobId}`, { ...words, imageId: null, version: 1 })
  expect((await ada.get(`${banners}?limit=1`)).body).toMatchObject({ items: [{ imageId, inUse: true }] })
  expect((await ada.delete(String(body['url']))).status).toBe(409)
  await ada.put(`/api/jobs/${jobId}`, { ...words, version: 2 })
  await ada.put(revision, { ...words, title: 'Changed', version: 1, base: 3 })
  expect((await ada.delete(`${String(body['url'])}?force=true`)).status).toBe(204)
  const { body: left } = await ada.get(revision)
  expect(left).toMatchObject({ imageId: null, title: 'Changed', version: 3, base: 4, changed: ['title'] })
  expect((await ada.post(`${revision}/publish`, { version: 3, base: 4 })).status).toBe(200)
})
