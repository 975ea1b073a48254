import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { groupTypes } from '../letters/kinds/group-types.ts'
import { letterKinds } from '../letters/kinds/kinds.ts'
import { sampleOf } from '../letters/template/shape.ts'

let house: House
let here: string
let ada: Someone
let ben: Someone
let eve: Someone
let root: Someone

beforeAll(async () => {
  house = await openHouse()
  here = await newGroup(house, 'Data')
  const there = await newGroup(house, 'Robots')
  ada = await enter(house, 'Ada', { role: 'PROFESSOR', groupId: here })
  ben = await enter(house, 'Ben', { role: 'EMPLOYEE', groupId: here }, { role: 'PROFESSOR', groupId: there })
  eve = await enter(house, 'Eve', { role: 'PROFESSOR', groupId: there })
  root = await enter(house, 'Root', 'ADMIN')
})
afterAll(() => house.close())

const path = () => `/api/research-groups/${here}/email-templates`
const words = { subject: 'Bye', body: '<p>Dear {{applicant.firstName}}, we are sorry.</p>' }
const data = sampleOf(letterKinds.APPLICATION_REJECTED_OTHER_REASON.shape)
const write = (language: 'en' | 'de') =>
  house.database.transaction(async tx => {
    const to = { name: 'Zoë', address: 'zoe@uni.test' }
    const type = 'APPLICATION_REJECTED_OTHER_REASON'
    const letterId = await house.context.letters.write(tx, { type, language, to, data, groupId: here })
    return tx.selectFrom('letter').selectAll().where('letter_id', '=', letterId).executeTakeFirstOrThrow()
  })

test('a group begins with the shipped template of every letter written in its name', async () => {
  const { status, body } = await ben.get(`${path()}?limit=100`)
  const items = body['items'] as Record<string, unknown>[]
  expect([status, body['total'], items.length]).toEqual([200, groupTypes.length * 2, groupTypes.length * 2])
  expect(items.every(item => item['isDefault'] === true && item['templateId'] === null)).toBe(true)
  expect(items.map(item => item['type'])).not.toContain('LOGIN_CODE')
  expect(items.find(item => item['type'] === 'INTERVIEW_BOOKED')).toMatchObject({
    language: 'de',
    subject: letterKinds.INTERVIEW_BOOKED.words.de.subject,
    placeholders: expect.arrayContaining(['interview.when']),
    needed: ['interview.when'],
    may: ['create'],
  })
})

test('the list is paged and filtered', async () => {
  const first = await ben.get(`${path()}?limit=1&type=INTERVIEW_MOVED`)
  expect(first.body).toMatchObject({ total: 2, items: [{ type: 'INTERVIEW_MOVED', language: 'de' }] })
  const next = await ben.get(`${path()}?limit=1&type=INTERVIEW_MOVED&cursor=${String(first.body['nextCursor'])}`)
  expect(next.body).toMatchObject({ nextCursor: null, items: [{ language: 'en' }] })
  expect((await ben.get(`${path()}?type=LOGIN_CODE`)).status).toBe(400)
})

test('a group can create, find, change, use and delete its own template', async () => {
  const kind = { type: 'APPLICATION_REJECTED_OTHER_REASON', language: 'en' }
  const made = await ben.post(path(), { ...kind, ...words })
  expect(made).toMatchObject({ status: 201, body: { ...kind, ...words, isDefault: false, isUsed: true, version: 1 } })
  expect(made.body['may']).toEqual(['edit'])
  const one = made.headers.get('location') ?? ''
  expect((await ada.get(one)).body).toMatchObject({ ...words, may: ['edit', 'delete'] })
  expect(await write('en')).toMatchObject({ subject: 'Bye', text: expect.stringContaining('Dear Zoë, we are sorry.') })
  expect((await write('de')).subject).toContain('Ihre Bewerbung um')

  const changed = await ben.put(one, { subject: 'Farewell', body: words.body, version: 1 })
  expect(changed).toMatchObject({ status: 200, body: { subject: 'Farewell', version: 2 } })
  expect(changed.headers.get('etag')).toBe('"2"')
  expect((await ben.put(one, { ...words, version: 1 })).status).toBe(412)
  expect((await write('en')).subject).toBe('Farewell')

  expect((await ada.delete(one)).status).toBe(204)
  expect((await write('en')).subject).toContain('Your application for')
  expect((await ada.get(one)).status).toBe(404)
  const events = await house.database.query
    .selectFrom('audit_event')
    .select(['action', 'research_group_id'])
    .where('object', '=', 'emailTemplate')
    .orderBy('event_id')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['create', 'edit', 'delete'])
  expect(events.every(({ research_group_id }) => research_group_id === here)).toBe(true)
})

test('a letter has one template per group and language, even if ten create it at once', async () => {
  const body = { type: 'MEMBER_ADDED', language: 'en', subject: 'Hi', body: '<p>Hello {{member.firstName}}</p>' }
  const replies = await Promise.all(Array.from({ length: 10 }, () => ben.post(path(), body)))
  expect(Map.groupBy(replies, ({ status }) => status).get(201)?.length).toBe(1)
  expect(Map.groupBy(replies, ({ status }) => status).get(409)?.length).toBe(9)
  expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('ALREADY_EXISTS')
})

test('a template with faults is refused when saved, with every position', async () => {
  const given = { type: 'INTERVIEW_BOOKED', language: 'en', subject: 'x', body: '<p>{{login.code}}</p>' }
  const { status, body } = await ben.post(path(), given)
  expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED'])
  expect(body['errors']).toMatchObject([
    { pointer: '/body', code: 'UNKNOWN_PLACEHOLDER', line: 1, column: 4 },
    { pointer: '/body', code: 'MISSING_PLACEHOLDER' },
  ])
  expect((await ben.post(path(), { ...given, type: 'LOGIN_CODE' })).status).toBe(400)
})

test('a template that no longer fits its letter gives way to the shipped one', async () => {
  const templateId = randomUUID()
  await house.database.query
    .insertInto('email_template')
    .values({
      template_id: templateId,
      research_group_id: here,
      type: 'APPLICATION_REJECTED_OTHER_REASON',
      language: 'de',
      subject: '{{gone.with}} the wind',
      body: '<p>Hello</p>',
      updated_by: null,
    })
    .execute()
  expect((await write('de')).subject).toContain('Ihre Bewerbung um')
  expect((await ben.get(`/api/email-templates/${templateId}`)).body).toMatchObject({ isUsed: false })
})

test('a preview shows the whole letter with sample data, with the template given or in use', async () => {
  const given = { type: 'INTERVIEW_BOOKED', language: 'en', ...words, body: '<p>{{interview.when}}</p>' }
  const shown = await ben.post(`${path()}/preview`, given)
  expect(shown).toMatchObject({ status: 200, body: { subject: 'Bye', text: expect.stringContaining('14:00–14:45') } })
  expect(shown.body['html']).toContain('<!doctype html>')
  const current = await ben.post(`${path()}/preview`, { type: 'INTERVIEW_REMINDER', language: 'de' })
  expect(current.body['text']).toContain('E-Mails wie diese können Sie abbestellen')
  expect((await ben.post(`${path()}/preview`, { ...given, body: '{{' })).status).toBe(400)
})

test('only members write templates, only a professor of the same group deletes them, and administrators do neither', async () => {
  const made = await ada.post(path(), { type: 'MEMBER_ADDED', language: 'de', subject: 'Hallo', body: '<p>Hallo</p>' })
  const one = made.headers.get('location') ?? ''
  const statuses = async (who: Someone) => [
    (await who.get(path())).status,
    (await who.get(one)).status,
    (await who.put(one, words)).status,
    (await who.delete(one)).status,
    (await who.post(`${path()}/preview`, { type: 'MEMBER_ADDED', language: 'de' })).status,
  ]
  expect(await statuses(eve)).toEqual([403, 403, 403, 403, 403])
  expect(await statuses(root)).toEqual([403, 403, 403, 403, 403])
  expect((await ben.delete(one)).status).toBe(403)
  expect((await ada.delete(`/api/email-templates/${randomUUID()}`)).status).toBe(404)
  expect((await ada.delete(one)).status).toBe(204)
})
