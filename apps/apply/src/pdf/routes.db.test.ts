import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { complete, publish } from '../jobs/testing/setting.ts'
import { printJob } from './print-job.ts'
import { readPdf } from './testing/read-pdf.ts'

let house: House
let here: string
let there: string
let ada: Someone
let carl: Someone
let admin: Someone
let stranger: Someone
let draft: string
let open: string

beforeAll(async () => {
  house = await openHouse()
  here = await newGroup(house, 'Data Engineering')
  there = await newGroup(house, 'Robotics')
  ada = await enter(house, 'Ada', { role: 'PROFESSOR', groupId: here })
  carl = await enter(house, 'Carl', { role: 'PROFESSOR', groupId: there })
  admin = await enter(house, 'Admin', 'ADMIN')
  stranger = await enter(house, 'Stranger')
  draft = await newJob('DRAFT')
  open = await newJob('PUBLISHED')
})
afterAll(() => house.close())

const newJob = async (state: 'DRAFT' | 'PUBLISHED'): Promise<string> => {
  const { job_id } = await house.database.query
    .insertInto('job')
    .values({
      research_group_id: here,
      title: 'Forschung über Größe',
      state,
      published_at: state === 'PUBLISHED' ? new Date() : null,
      location: 'MUNICH',
      supervising_professor_id: ada.userId,
      description_de: '<p>Übermut tut selten gut.</p>',
      description_en: '<p>Pride comes before a fall.</p>',
    })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  return job_id
}

/** A unique picture, so that no two have the same size. */
const newBanner = async (groupId: string | null, background: string): Promise<string> => {
  const imageId = randomUUID()
  const width = 200 + banners++ * 40
  const bytes = await sharp({
    create: { width, height: 80, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .webp()
    .toBuffer()
  await sql`insert into image (image_id, research_group_id, width, height) values (${imageId}, ${groupId}, ${width}, 80)`.execute(
    house.database.query,
  )
  await sql`insert into image_size (image_id, width, bytes) values (${imageId}, ${width}, ${bytes})`.execute(
    house.database.query,
  )
  return imageId
}
let banners = 0

const print = async (path: string, token?: string, body?: object) => {
  const answer = await fetch(`${house.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}

test('everyone may print a public job, in the requested language', async () => {
  const { status, headers, bytes } = await print(`/api/jobs/${open}/pdf?language=de`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toMatch(/^inline; filename=.*Forschung-%C3%BCber-Gr%C3%B6%C3%9Fe\.pdf$/)
  const { text } = await readPdf(bytes)
  for (const said of ['Übermut tut selten gut.', 'München', 'Ada Test', 'Data Engineering', `/positions/${open}`])
    expect(text.replaceAll('\u200b', '')).toContain(said)
})

test('a job that is not public is printed for its group, and is not found by others', async () => {
  const statuses = async (jobId: string) =>
    await Promise.all(
      [undefined, stranger.token, carl.token, admin.token, ada.token].map(
        async token => (await print(`/api/jobs/${jobId}/pdf`, token)).status,
      ),
    )
  expect(await statuses(draft)).toEqual([404, 404, 403, 403, 200])
  expect(await statuses(open)).toEqual([200, 200, 200, 200, 200])
  expect(await statuses(randomUUID())).toEqual([404, 404, 404, 404, 404])
  expect((await print(`/api/jobs/${open}/pdf?language=fr`)).status).toBe(400)
  for (const { path, method } of [
    { path: 'pdf', method: 'GET' },
    { path: 'applications', method: 'POST' },
  ]) {
    const said = async (jobId: string) => {
      const { body } = await house.call(`/api/jobs/${jobId}/${path}`, stranger.token, { method })
      return [body['code'], body['detail']]
    }
    expect(await said(draft)).toEqual(await said(randomUUID()))
  }
})

test('an applicant gets the position as they applied to it, even after it has closed', async () => {
  const words = (text: string) => complete(ada, { descriptionEn: `<p>${text}</p>` })
  const { jobId } = await publish(ada, here, words('First words'))
  await ada.put(`/api/jobs/${jobId}`, words('Other words'))
  await ada.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  const context = { ...house.context, jobHooks: { ...house.context.jobHooks, versionAppliedTo: async () => 2 } }
  const printed = await printJob(
    context,
    { userId: stranger.userId, recusedFrom: [], committees: [], roles: [] },
    jobId,
    'en',
  )
  expect(printed.isPublic).toBe(false)
  expect((await readPdf(printed.pdf)).text).toContain('First words')
  await expect(printJob(context, null, jobId, 'en')).rejects.toMatchObject({ status: 404 })
})

test('a person who leaves the group before a sheet is printed gets it only if it is public', async () => {
  const emil = await enter(house, 'Emil', { role: 'EMPLOYEE', groupId: here })
  const reader = {
    userId: emil.userId,
    recusedFrom: [],
    committees: [],
    roles: [{ role: 'EMPLOYEE', groupId: here }],
  } as const
  expect(await printJob(house.context, reader, draft, 'en')).toMatchObject({ isPublic: false })
  const { press } = house.context
  const printLate: typeof press.print = async sheet => {
    await emil.delete(`/api/research-groups/${here}/members/me`)
    return await press.print(sheet)
  }
  const late = { ...house.context, press: { ...press, print: printLate } }
  await expect(printJob(late, reader, draft, 'en')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await printJob(late, reader, open, 'en')).toMatchObject({ isPublic: true })
})

test('a form is printed before it is saved, with names from the database and none from the form', async () => {
  const body = {
    researchGroupId: here,
    researchGroupName: 'Nobel committee',
    supervisingProfessorName: 'Albert Einstein',
    supervisingProfessorId: ada.userId,
    title: 'Unsaved',
    location: 'GARCHING',
    descriptionEn: '<p>Soon.</p><script>alert(1)</script>',
  }
  const { status, bytes } = await print('/api/jobs/preview/pdf', ada.token, body)
  expect(status).toBe(200)
  const { text } = await readPdf(bytes)
  expect(text).toContain('Preview for the group')
  expect(text).toContain('Ada Test')
  for (const lie of ['Nobel', 'Einstein', 'alert']) expect(text).not.toContain(lie)
  for (const [token, expected] of [
    [undefined, 401],
    [stranger.token, 403],
    [admin.token, 403],
    [carl.token, 403],
  ] as const)
    expect((await print('/api/jobs/preview/pdf', token, body)).status).toBe(expected)
})

const sizeWith = async (imageId: string | null) => {
  await house.database.query.updateTable('job').set({ image_id: imageId }).where('job_id', '=', open).execute()
  const { status, bytes } = await print(`/api/jobs/${open}/pdf`)
  expect([status, Buffer.from(bytes).includes('/Subtype /Image')]).toEqual([200, true])
  return bytes.length
}

test('a job shows its banner, the group’s own or the default one, and nobody else’s', async () => {
  const [own, fallback, foreign] = [
    await newBanner(here, '#1c5d99'),
    await newBanner(null, '#888888'),
    await newBanner(there, '#ff0000'),
  ]
  const [shown, usual] = [await sizeWith(own), await sizeWith(null)]
  expect(shown).not.toBe(usual)
  expect([await sizeWith(fallback), await sizeWith(foreign)]).toEqual([usual, usual])
})

test('all faults of a form are reported before anything is printed', async () => {
  const { status, body } = await ada.post('/api/jobs/preview/pdf', {
    researchGroupId: here,
    title: 'x',
    location: 'NOWHERE',
    supervisingProfessorId: carl.userId,
  })
  expect([status, body['errors']]).toMatchObject([
    400,
    [{ pointer: '/location' }, { pointer: '/supervisingProfessorId' }],
  ])
  expect((await ada.post('/api/jobs/preview/pdf', { title: 'x' })).status).toBe(400)
})
