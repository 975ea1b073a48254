import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { carryOutStep, graceOn, setGrace } from '../../waiting-steps/testing/grace.ts'
import { complete, inDays, type Office, openOffice, pointers, publish, statuses, write } from '../testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

type Asked = { readonly questionId: string; readonly textEn: string }

const open = async (more: object = {}) => await publish(office.paula, office.here, complete(office.paula, more))
const changesOf = async (jobId: string, who: Someone = office.paula) =>
  (await who.get(`/api/jobs/${jobId}/revision`)).body
const save = (jobId: string, body: object, who: Someone = office.paula) => who.put(`/api/jobs/${jobId}/revision`, body)
const publishSeen = (jobId: string, seen: object, who: Someone = office.paula) =>
  who.post(`/api/jobs/${jobId}/revision/publish`, seen)
const seenByAll = async (jobId: string) => (await office.house.call(`/api/jobs/${jobId}`)).body

test('changes of a published job are seen by its group and by nobody else until they are published', async () => {
  const { paula, emil, ada } = office
  const { jobId, title } = await open()
  const before = await seenByAll(jobId)
  const kept = await save(jobId, complete(paula, { title: 'Better', contractMonths: 24, version: 0, base: 2 }), emil)
  expect([kept.status, kept.headers.get('etag')]).toEqual([200, '"1"'])
  expect(kept.body).toMatchObject({ version: 1, base: 2, isPending: true, title: 'Better', by: { name: 'Emil Test' } })
  expect(kept.body['changed']).toEqual(['title', 'contractMonths'])
  for (const member of [paula, ada]) expect(await changesOf(jobId, member)).toEqual(kept.body)
  expect(await seenByAll(jobId)).toEqual(before)
  const { body: details } = await paula.get(`/api/jobs/${jobId}/details`)
  expect(details).toMatchObject({ title, version: 2, pendingChanges: { version: 1, by: { userId: emil.userId } } })
  expect((await paula.get(`/api/jobs/${jobId}/history`)).body['total']).toBe(2)

  const published = await publishSeen(jobId, { version: 1, base: 2 })
  expect(published.body).toMatchObject({ title: 'Better', version: 3, state: 'PUBLISHED', pendingChanges: null })
  expect(await seenByAll(jobId)).toMatchObject({ title: 'Better', contractMonths: 24 })
  expect(await changesOf(jobId)).toMatchObject({ version: 2, base: 3, isPending: false, changed: [], title: 'Better' })
  const { body: history } = await paula.get(`/api/jobs/${jobId}/history?limit=1`)
  expect(history['items']).toMatchObject([
    { version: 3, action: 'publishChanges', changed: ['title', 'contractMonths'], by: { userId: paula.userId } },
  ])
})

test('pending changes do not affect public pages', async () => {
  const { jobId } = await open({ title: 'Quiet advert' })
  const all = async () =>
    await Promise.all(
      [`/api/jobs/${jobId}`, '/api/jobs?query=quiet', '/api/jobs/feed.json', '/api/jobs/feed.atom', '/sitemap.xml'].map(
        async path => await (await fetch(`${office.house.address}${path}`)).text(),
      ),
    )
  const before = await all()
  await save(jobId, complete(office.paula, { title: 'Loud advert', applicationDeadline: inDays(3) }))
  expect(await all()).toEqual(before)
  expect(before.join(' ')).not.toMatch(/pendingChanges|Loud/)
})

test('unfinished changes are saved, and publishing them reports what is missing and changes nothing', async () => {
  const { paula } = office
  const { jobId } = await open()
  const unfinished = { title: '', criteria: [{ name: '', guidance: 'Half' }], questions: [{ textEn: '' }], version: 0 }
  const kept = await save(jobId, unfinished)
  expect(kept).toMatchObject({ status: 200, body: { title: '', criteria: [{ name: '', guidance: 'Half' }] } })
  const refused = await publishSeen(jobId, { version: 1, base: 2 })
  expect(refused.status).toBe(400)
  expect(pointers(refused.body)).toEqual([
    '/criteria/0/name',
    '/descriptionEn',
    '/location',
    '/questions/0',
    '/subjectArea',
    '/supervisingProfessorId',
    '/title',
  ])
  expect(await changesOf(jobId)).toEqual(kept.body)
  const { body } = await save(jobId, { title: 7, location: 'ATLANTIS', workloadPercent: 200 })
  expect(pointers(body)).toEqual(['/location', '/title', '/workloadPercent'])
  expect((await paula.get(`/api/jobs/${jobId}/details`)).body['version']).toBe(2)
})

test('changes can be sent back as they were read, and nothing changes', async () => {
  const { jobId } = await open({
    criteria: [{ name: 'Depth', guidance: 'g', weight: 2 }],
    questions: [{ textEn: 'Q?' }],
  })
  const first = await changesOf(jobId)
  expect(first).toMatchObject({ version: 0, base: 2, isPending: false, at: null, by: null })
  const same = await save(jobId, first)
  expect([same.status, same.body]).toEqual([200, first])
  const { body: kept } = await save(jobId, { ...first, researchArea: 'Databases' })
  expect((await save(jobId, kept)).body).toEqual(kept)
  const { body: undone } = await save(jobId, { ...kept, researchArea: '' })
  expect(undone).toMatchObject({ version: 2, isPending: false, changed: [] })
  expect((await office.paula.get(`/api/jobs/${jobId}/details`)).body['pendingChanges']).toBeNull()
})

test('HTML in changes is sanitised before anyone reads it', async () => {
  const { jobId } = await open()
  const nasty = '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">y</a></p>'
  const { body } = await save(jobId, complete(office.paula, { descriptionEn: nasty }))
  expect(String(body['descriptionEn'])).toContain('Hi')
  expect(String(body['descriptionEn'])).not.toMatch(/script|onclick/)
})

test('questions keep their ids when changes are saved and published, even one that was removed for a while', async () => {
  const { jobId, ...job } = await open({ questions: [{ textEn: 'One?' }, { textEn: 'Two?' }] })
  const [one, two] = job['questions'] as readonly Asked[]
  const ask = async (questions: readonly object[]) =>
    (await save(jobId, complete(office.paula, { questions }))).body['questions'] as readonly Asked[]
  const begun = await ask([two ?? {}, { textEn: 'Three?', questionId: '11111111-1111-4111-8111-111111111111' }])
  const [, three] = begun
  expect(begun[0]).toEqual(two)
  expect(three?.questionId).not.toMatch(/^1{8}/)
  expect(await ask([two ?? {}, { ...three, textEn: 'Three, really?' }])).toMatchObject([
    two,
    { questionId: three?.questionId },
  ])
  await publishSeen(jobId, { version: 2, base: 2 })
  expect((await ask([one ?? {}, three ?? {}])).map(({ questionId }) => questionId)).toEqual([
    one?.questionId,
    three?.questionId,
  ])
  await publishSeen(jobId, { version: 4, base: 3 })
  expect((await seenByAll(jobId))['questions']).toMatchObject([one, { questionId: three?.questionId }])
})

test('if changes are saved at the same time, exactly one succeeds', async () => {
  const { jobId } = await open()
  for (const version of [0, 1]) {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        save(jobId, complete(office.paula, { title: `Race ${version} ${number}`, version, base: 2 })),
      ),
    )
    expect(statuses(replies)).toEqual([200, 412, 412, 412, 412, 412])
    const winner = replies.find(({ status }) => status === 200)
    expect((await changesOf(jobId))['title']).toBe(winner?.body['title'])
  }
})

test('publishing while another person saves publishes what was seen, or nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { jobId } = await open()
    await save(jobId, complete(office.paula, { title: 'Seen', version: 0 }))
    const [published, saved] = await Promise.all([
      publishSeen(jobId, { version: 1, base: 2 }),
      save(jobId, complete(office.paula, { title: 'Unseen', version: 1, base: 2 }), office.emil),
    ])
    expect([
      [200, 412],
      [412, 200],
    ]).toContainEqual([published.status, saved.status])
    const { title } = await seenByAll(jobId)
    expect(title).toBe(published.status === 200 ? 'Seen' : 'Doctoral position in data systems')
  }
})

test('a version number of changes is never used twice: someone who saw older ones cannot publish or overwrite newer ones', async () => {
  const { paula, emil } = office
  const { jobId } = await open()
  await save(jobId, complete(paula, { title: 'First', version: 0 }))
  expect((await paula.delete(`/api/jobs/${jobId}/revision`)).status).toBe(204)
  await save(jobId, complete(paula, { title: 'Second' }), emil)
  expect((await publishSeen(jobId, { version: 1, base: 2 })).status).toBe(412)
  expect((await save(jobId, complete(paula, { title: 'Late', version: 1 }))).status).toBe(412)
  expect((await save(jobId, complete(paula, { title: 'Late', version: 0 }))).status).toBe(412)
  const headers = { 'if-match': '"1"' }
  expect((await paula.call(`/api/jobs/${jobId}/revision`, { method: 'DELETE', headers })).status).toBe(412)
  expect(await changesOf(jobId)).toMatchObject({ version: 3, title: 'Second' })
})

test('changes based on an older version of the job are still saved, but only someone who saw both can publish them', async () => {
  const { paula } = office
  const { jobId } = await open()
  await save(jobId, complete(paula, { title: 'Mine', version: 0, base: 2 }))
  await paula.put(`/api/jobs/${jobId}`, complete(paula, { researchArea: 'Changed directly', version: 2 }))
  expect((await save(jobId, complete(paula, { title: 'Mine!', version: 1, base: 2 }))).body).toMatchObject({ base: 2 })
  expect((await publishSeen(jobId, { version: 2, base: 2 })).status).toBe(412)
  expect((await publishSeen(jobId, { version: 2, base: 3 })).status).toBe(412)
  expect((await save(jobId, complete(paula, { title: 'Both', version: 2, base: 1 }))).status).toBe(412)
  const both = await save(
    jobId,
    complete(paula, { title: 'Both', researchArea: 'Changed directly', base: 3, version: 2 }),
  )
  expect(both.body).toMatchObject({ version: 3, base: 3, changed: ['title'] })
  expect((await publishSeen(jobId, { version: 3, base: 3 })).status).toBe(200)
})

test('changes stay up to date when the job only stops accepting applications', async () => {
  const { paula, emil } = office
  const { jobId } = await open()
  await save(jobId, complete(paula, { title: 'Written', version: 0, base: 2 }))
  expect((await emil.post(`/api/jobs/${jobId}/stop`)).status).toBe(200)
  expect(await changesOf(jobId)).toMatchObject({ version: 1, base: 3, title: 'Written', by: { userId: paula.userId } })
  expect((await publishSeen(jobId, { version: 1, base: 2 })).status).toBe(412)
  expect((await publishSeen(jobId, { version: 1, base: 3 })).body).toMatchObject({ title: 'Written', isOpen: false })
})

test('changes of a closed job can be read, copied and discarded, but neither saved nor published', async () => {
  const { paula, emil } = office
  const { jobId } = await open()
  await save(jobId, complete(paula, { title: 'Too late', version: 0 }))
  await emil.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED', version: 2 })
  const late = await save(jobId, complete(paula, { title: 'Later', version: 1 }))
  const unpublished = await publishSeen(jobId, { version: 1, base: 3 })
  expect([late.status, unpublished.status]).toEqual([409, 412])
  expect(await changesOf(jobId)).toMatchObject({ title: 'Too late', isPending: true })
  const copy = await paula.post(`/api/jobs/${jobId}/duplicate?withChanges=true`)
  expect(copy).toMatchObject({ status: 201, body: { title: 'Too late', state: 'DRAFT' } })
  expect((await paula.post(`/api/jobs/${jobId}/duplicate`)).body['title']).not.toBe('Too late')
  expect((await paula.get(`/api/jobs/${jobId}/details`)).body['may']).toContain('discardChanges')
  expect((await paula.delete(`/api/jobs/${jobId}/revision`)).status).toBe(204)
  expect(await changesOf(jobId)).toMatchObject({ isPending: false })
})

test('a draft has no pending changes; a job that becomes a draft again takes over its own', async () => {
  const { paula, here } = office
  const { jobId } = await open({ title: 'Was public' })
  await save(jobId, {
    ...complete(paula),
    title: ' ',
    researchArea: 'Half',
    criteria: [{ name: '' }, { name: 'Kept' }],
  })
  const { body } = await paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT', version: 2 })
  expect(body).toMatchObject({ state: 'DRAFT', title: 'Was public', researchArea: 'Half', pendingChanges: null })
  expect(body['criteria']).toMatchObject([{ name: 'Kept' }])
  expect((await paula.get(`/api/jobs/${jobId}/history/3`)).body['content']).toMatchObject({ researchArea: '' })
  const draft = await write(paula, here, { title: 'Draft' })
  for (const id of [jobId, draft.jobId]) expect((await save(id, complete(paula))).status).toBe(409)
  expect((await publishSeen(draft.jobId, { version: 0, base: 1 })).status).toBe(409)
})

test('people outside the group neither see nor change pending changes', async () => {
  const { quentin, amira } = office
  const { jobId } = await open()
  await save(jobId, complete(office.paula, { title: 'Ours' }))
  for (const who of [quentin, amira]) {
    expect((await who.get(`/api/jobs/${jobId}/revision`)).status).toBe(403)
    expect((await save(jobId, { title: 'x' }, who)).status).toBe(403)
    expect((await publishSeen(jobId, { version: 1, base: 2 }, who)).status).toBe(403)
    expect((await who.delete(`/api/jobs/${jobId}/revision`)).status).toBe(403)
  }
  expect(await changesOf(jobId)).toMatchObject({ title: 'Ours', version: 1 })
})

test('an erased author is not named in changes, and their text stays with the group', async () => {
  const { house, here } = office
  const erik = await enter(house, 'Erik', { role: 'EMPLOYEE', groupId: here })
  const petra = await enter(house, 'Petra', { role: 'PROFESSOR', groupId: here })
  const { jobId } = await open()
  await save(jobId, complete(petra, { title: 'By Erik' }), erik)
  expect((await changesOf(jobId))['supervisingProfessorName']).toBe('Petra Test')
  for (const who of [erik, petra]) expect((await who.delete('/api/users/me')).status).toBe(204)
  const left = await changesOf(jobId)
  expect(left).toMatchObject({ title: 'By Erik', supervisingProfessorName: null, by: { name: null } })
  expect(JSON.stringify(left)).not.toMatch(/Petra|"Erik/)
  const saved = await save(jobId, { ...left, title: 'Still written' })
  expect(saved.status).toBe(200)
  const named = await publishSeen(jobId, { version: saved.body['version'], base: 2 })
  expect([named.status, pointers(named.body)]).toEqual([400, ['/supervisingProfessorId']])
})

test('every action on changes is in the trail, without their text', async () => {
  const { paula, house } = office
  const { jobId } = await open()
  await save(jobId, complete(paula, { title: 'SECRET', version: 0 }))
  await paula.delete(`/api/jobs/${jobId}/revision`)
  await save(jobId, complete(paula, { title: 'SECRET', version: 2 }))
  await publishSeen(jobId, { version: 3, base: 2 })
  const { rows } = await sql<{ action: string; details: object }>`select action, details from audit_event
    where object_id = ${jobId} order by event_id offset 2`.execute(house.database.query)
  expect(rows.map(({ action }) => action)).toEqual(['revise', 'discardChanges', 'revise', 'publishChanges'])
  expect(rows[3]?.details).toEqual({ version: 3, changed: ['title'], writers: { title: paula.userId } })
  expect(JSON.stringify(rows)).not.toContain('SECRET')
})

test('announced changes become public when they are due, unless someone changes or takes them back before', async () => {
  const { paula, emil, house } = office
  await setGrace(house, 30)
  const announce = async (jobId: string) => {
    const seen = { version: (await changesOf(jobId))['version'], base: 2 }
    const options = { method: 'POST', body: seen, headers: graceOn } as const
    const { status, body } = await paula.call(`/api/jobs/${jobId}/revision/publish`, options)
    expect([status, body['kind']]).toEqual([202, 'PUBLISH_JOB_CHANGES'])
    return String(body['stepId'])
  }
  const stateOf = async (stepId: string) => (await paula.get(`/api/waiting-steps/${stepId}`)).body['state']
  const { jobId, title } = await open()
  await save(jobId, complete(paula, { title: 'Announced' }))
  const back = await announce(jobId)
  expect((await emil.delete(`/api/waiting-steps/${back}`)).status).toBe(204)
  await carryOutStep(house, back)
  const overtaken = await announce(jobId)
  await save(jobId, complete(paula, { title: 'Written meanwhile' }), emil)
  await carryOutStep(house, overtaken)
  expect([await stateOf(back), await stateOf(overtaken)]).toEqual(['TAKEN_BACK', 'FAILED'])
  expect((await seenByAll(jobId))['title']).toBe(title)
  await paula.delete(`/api/waiting-steps/${overtaken}`)
  const carried = await announce(jobId)
  expect((await seenByAll(jobId))['title']).toBe(title)
  await carryOutStep(house, carried)
  expect([await stateOf(carried), (await seenByAll(jobId))['title']]).toEqual(['DONE', 'Written meanwhile'])
})
