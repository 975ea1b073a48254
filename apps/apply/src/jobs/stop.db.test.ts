import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, fill, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { complete, type Office, openOffice, statuses, write } from './testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const listed = async (title: string): Promise<boolean> => {
  const { body } = await office.house.call(`/api/jobs?query=${encodeURIComponent(title)}`)
  return (body['items'] as readonly { title: string }[]).some(job => job.title === title)
}

test('a stopped position accepts no applications, and those it has can be reviewed further', async () => {
  const { house, paula, emil } = office
  const { jobId } = await newJob(office, { title: 'Stopped position' })
  const [ann, bob, cleo] = [await enter(house, 'Ann'), await enter(house, 'Bob'), await enter(house, 'Cleo')]
  const [sent, draft] = [await apply(ann, jobId), await start(bob, jobId)]
  await fill(bob, draft)

  const stopped = await emil.post(`/api/jobs/${jobId}/stop`)
  expect(stopped.body).toMatchObject({ state: 'PUBLISHED', isOpen: false, stoppedAt: expect.any(String) })
  expect(stopped.body['may']).toContain('resume')
  expect(stopped.body['may']).not.toContain('stop')
  expect(await listed('Stopped position')).toBe(false)
  expect((await house.call(`/api/jobs/${jobId}`)).body).toMatchObject({ isOpen: false })
  const refused = [
    await bob.post(`/api/applications/${draft}/submit`),
    await cleo.post(`/api/jobs/${jobId}/applications`),
    await paula.post(`/api/jobs/${jobId}/stop`),
  ]
  expect(statuses(refused)).toEqual([409, 409, 409])
  expect(refused[0]?.body['detail']).toBe('The group takes no more applications for this position.')
  expect((await ann.get(`/api/applications/${sent}`)).body).toMatchObject({ state: 'SENT' })
  expect((await bob.get(`/api/applications/${draft}`)).body).toMatchObject({ state: 'SAVED' })
  expect((await paula.post(`/api/evaluation/applications/${sent}/open`)).body).toMatchObject({ state: 'IN_REVIEW' })

  expect((await paula.post(`/api/jobs/${jobId}/resume`)).body).toMatchObject({ isOpen: true, stoppedAt: null })
  expect(await listed('Stopped position')).toBe(true)
  expect((await bob.post(`/api/applications/${draft}/submit`)).status).toBe(200)
  expect((await paula.post(`/api/jobs/${jobId}/resume`)).status).toBe(409)
})

test('stopping needs the current version, and only a published position can be stopped', async () => {
  const { paula, here } = office
  const { jobId, version } = await newJob(office, { title: 'Seen before' })
  await paula.put(`/api/jobs/${jobId}`, complete(paula, { title: 'Seen now' }))
  const late = await paula.call(`/api/jobs/${jobId}/stop`, { method: 'POST', headers: { 'if-match': `"${version}"` } })
  expect(late.status).toBe(412)
  const draft = await write(paula, here, { title: 'Only a draft' })
  expect((await paula.post(`/api/jobs/${draft.jobId}/stop`)).status).toBe(409)
})

test('a position that was stopped, unpublished and published again accepts applications', async () => {
  const { paula } = office
  const { jobId } = await newJob(office, { title: 'Begun again' })
  await paula.post(`/api/jobs/${jobId}/stop`)
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })
  const { body } = await paula.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  expect(body).toMatchObject({ isOpen: true, stoppedAt: null })
})
