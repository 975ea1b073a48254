import { afterAll, beforeAll, expect, test } from 'vitest'
import { complete, inDays, write } from '../jobs/testing/setting.ts'
import { type InterviewOffice, openInterviewOffice } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const overview = async (who: InterviewOffice['paula']) => {
  const { status, body } = await who.get('/api/interviews/overview')
  return { status, items: body as unknown as readonly Record<string, unknown>[] }
}

test('publishing a job opens its interviews, once', async () => {
  const { paula, emil, here } = office
  const { jobId } = await write(paula, here, complete(paula, { title: 'Published twice' }))
  expect((await overview(emil)).items).toEqual([])
  const to = (state: string) => paula.put(`/api/jobs/${jobId}/state`, { state })
  expect((await to('PUBLISHED')).status).toBe(200)
  const { items } = await overview(emil)
  expect(items).toEqual([
    {
      processId: expect.any(String),
      jobId,
      jobTitle: 'Published twice',
      jobState: 'PUBLISHED',
      closed: false,
      counts: { uncontacted: 0, invited: 0, scheduled: 0, completed: 0 },
      freeSlots: 0,
      nextInterviewAt: null,
      researchGroupId: here,
      researchGroupName: 'Data Engineering',
      timezone: 'Europe/Berlin',
    },
  ])
  await to('DRAFT')
  await to('PUBLISHED')
  expect((await overview(paula)).items).toEqual(items)
})

test('the overview is for members of their own groups; ADMIN alone is refused', async () => {
  const { quentin, ada, amira, house } = office
  expect(await overview(quentin)).toEqual({ status: 200, items: [] })
  expect((await overview(ada)).status).toBe(403)
  expect((await overview(amira)).status).toBe(403)
  expect((await house.call('/api/interviews/overview')).status).toBe(401)
})

test('an overview counts people by their progress, and shows the next interview', async () => {
  const { paula, newProcess, applyAs, shortlisted, makeSlots, invite, shift } = office
  const process = await newProcess({ title: 'Counted' })
  const [first = '', second = '', third = ''] = await makeSlots(process.processId, paula, { count: 3 })
  await shortlisted(process.processId, [await applyAs(office.amira, process.jobId)])
  await invite('Ines', process)
  const booker = await invite('Bo', process)
  const past = await invite('Pia', process)
  for (const [who, slotId] of [
    [booker, first],
    [past, second],
  ] as const)
    expect((await who.post(`/api/interviews/bookings/${process.processId}`, { slotId })).status).toBe(201)
  await shift(second, -2)
  const { items } = await overview(paula)
  expect(items.find(item => item['processId'] === process.processId)).toMatchObject({
    counts: { uncontacted: 1, invited: 1, scheduled: 1, completed: 1 },
    freeSlots: 1,
    nextInterviewAt: expect.stringContaining(inDays(7)),
  })
  expect(items[0]).toMatchObject({ processId: process.processId })
  const { body: next } = await paula.get('/api/interviews/upcoming?limit=1')
  expect(next).toMatchObject([
    { slotId: first, jobTitle: 'Counted', researchGroupId: office.here, interviewee: { firstName: 'bo' } },
  ])
  expect(third).not.toBe('')
})

test('the list of upcoming interviews has the requested length, within limits', async () => {
  const { paula, quentin, ada } = office
  expect((await quentin.get('/api/interviews/upcoming')).body).toEqual([])
  expect((await ada.get('/api/interviews/upcoming')).status).toBe(403)
  for (const limit of ['0', '101', 'x'])
    expect((await paula.get(`/api/interviews/upcoming?limit=${limit}`)).status).toBe(400)
})

test('a process is shown to members of its group and to nobody else', async () => {
  const { paula, emil, quentin, ada, newProcess } = office
  const { processId } = await newProcess({ criteria: [{ name: 'Methods', guidance: '', weight: 1 }] })
  const path = `/api/interviews/processes/${processId}`
  const { status, body } = await emil.get(path)
  expect([status, body]).toMatchObject([
    200,
    {
      timezone: 'Europe/Berlin',
      criteria: [{ name: 'Methods' }],
      independentAssessments: true,
      may: expect.arrayContaining(['makeSlots', 'invite', 'cancel']),
    },
  ])
  expect((await quentin.get(path)).status).toBe(403)
  expect((await ada.get(path)).status).toBe(403)
  expect((await paula.get('/api/interviews/processes/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await paula.get('/api/interviews/processes/none')).status).toBe(400)
})
