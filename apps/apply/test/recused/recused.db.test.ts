import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entriesOf } from '../../src/documents/testing/entries-of.ts'
import type { Caller } from '../access/callers.ts'
import { requests } from '../access/requests.ts'
import { buildWorld, type Sent, type World } from '../access/world.ts'

let world: World
beforeAll(async () => (world = await buildWorld()), 180_000)
afterAll(() => world.close())

/** Applications of the owner for four positions, one of them with an interview. */
const theirs = () => ['applicationId', 'rejectedId', 'openedId', 'invitedId'].map(name => world.ids[name] ?? '')

/** Everything by which the applications could be recognised. */
const traces = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ trace: string }>`with mine as (
      select * from application where application_id = any(${theirs()}::uuid[]))
    select unnest(array[application_id::text, applicant_id::text, first_name, email]) as trace from mine
    union select document_id::text from document join mine using (application_id)
    union select unnest(array[reference_id::text, email, last_name]) from reference where application_id in (select application_id from mine)
    union select interviewee_id::text from interviewee join mine using (application_id)
    union select booking_id::text from interview_booking join interviewee using (interviewee_id) join mine using (application_id)
    union select comment_id::text from internal_comment join mine using (application_id)
    union select review_id::text from application_review join mine using (application_id)
    union select letter_id::text from letter join mine using (application_id)`.execute(world.database.query)
  return rows.map(({ trace }) => trace).filter(trace => trace !== '')
}

/** Ids that may stand in each place of an address. */
const idsFor: Readonly<Record<string, readonly string[]>> = {
  jobId: ['jobId', 'openJobId', 'draftJobId'],
  applicationId: ['applicationId', 'rejectedId', 'openedId', 'invitedId', 'waitingId'],
  slotId: ['slotId', 'bookedSlotId'],
  intervieweeId: ['intervieweeId', 'waitingIntervieweeId'],
}
/**
 * What belongs to the service and not to a group, what is asked for with a key, the calendar address, which is made on
 * first use, and the search among accounts.
 */
const aside =
  /health|metrics|docs|problems|page\.css|mailbox|openapi|sign-in|robots|unsubscribe|:token|:secret|available-for|^\/$|me\/calendar$|\/\*/

const looks = (): readonly (readonly [string, Sent])[] =>
  world.operations
    .filter(({ method, path }) => method === 'GET' && !aside.test(path))
    .flatMap(({ path }) => {
      const operation = `GET ${path}`
      const sent = requests(world)[operation] ?? {}
      const name = Object.keys(idsFor).find(each => path.includes(`:${each}`)) ?? ''
      const ids = (idsFor[name] ?? []).map(id => world.ids[id] ?? '')
      return ids.length === 0
        ? [[operation, sent] as const]
        : ids.map(id => [operation, { ...sent, params: { ...sent.params, [name]: id } }] as const)
    })

/** The text of a reply, also of a packed file. A PDF is new each time. */
const wordsIn = async (bytes: Buffer): Promise<string> => {
  if (bytes.subarray(0, 4).equals(Buffer.from('%PDF'))) return 'a PDF file'
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) return bytes.toString('utf8')
  const entries = await entriesOf(bytes)
  return [...entries].flatMap(([name, content]) => [name, content.toString('utf8')]).join('\n')
}

const viewOf = async (caller: Caller): Promise<Readonly<Record<string, string>>> => {
  const view: Record<string, string> = {}
  for (const [operation, sent] of looks()) {
    const { status, bytes } = await world.send(caller, operation, sent)
    const name = [operation, ...Object.values(sent.params ?? {})].join(' ')
    // A refusal repeats what was asked for.
    view[name] = `${status} ${(await wordsIn(bytes)).replace(/"instance":"[^"]*"|"correlationId":"[^"]*"/g, '')}`
  }
  return view
}

const declareConflicts = async (caller: Caller) => {
  for (const applicationId of theirs()) {
    const sent = { params: { applicationId }, body: { reason: 'We are married.' } }
    const { status } = await world.call(caller, 'POST /api/evaluation/applications/:applicationId/recusals', sent)
    expect(status).toBe(201)
  }
}

/** Only a committee judges the group’s positions, and none of the callers has a seat. */
const leaveToCommittee = async () => {
  const { rows } = await sql<{ jobId: string }>`select job_id as "jobId" from job
    where research_group_id = ${world.ids['researchGroupId']}`.execute(world.database.query)
  const chair = { userId: world.people.mixed.userId, kind: 'CHAIR' }
  for (const { jobId } of rows) {
    const sent = { params: { jobId }, body: { committeeOnly: true, seats: [chair] } }
    expect((await world.call('professor', 'PUT /api/jobs/:jobId/committee', sent)).status).toBe(200)
  }
}
const ways = { 'a conflict of interest': declareConflicts, 'no seat on the committee': leaveToCommittee }
type Way = keyof typeof ways
const names = Object.keys(ways) as readonly Way[]

test.each([
  ['employee', 'a conflict of interest'],
  ['professor', 'a conflict of interest'],
  ['professor', 'no seat on the committee'],
] as const)('law: no reply to %s with %s holds a trace of the application', async (who, way) => {
  await world.restore()
  const marks = await traces()
  expect(marks.length).toBeGreaterThan(20)
  const found = async () => {
    const view = await viewOf(who)
    return Object.entries(view).flatMap(([name, text]) =>
      marks.filter(mark => text.includes(mark)).map(mark => `${name}: ${mark}`),
    )
  }
  expect((await found()).length).toBeGreaterThan(20)
  await ways[way](who)
  expect(await found()).toEqual([])
})

/** The world as if the applications had never been sent; their interview's time does not exist either. */
const forget = async () => {
  const ids = theirs()
  await world.database.transaction(async tx => {
    await sql`with ended as (delete from interview_booking where interviewee_id in (
        select interviewee_id from interviewee where application_id = any(${ids}::uuid[])) returning slot_id),
      left_panels as (delete from interview_interviewer where slot_id in (select slot_id from ended))
      select from ended`.execute(tx)
    await sql`delete from interview_slot where slot_id = ${world.ids['bookedSlotId']}`.execute(tx)
    await sql`delete from letter where application_id = any(${ids}::uuid[])`.execute(tx)
    await sql`delete from audit_event where object_id = any(${ids}::text[])
      or details ->> 'applicationId' = any(${ids}::text[])`.execute(tx)
    await sql`delete from application where application_id = any(${ids}::uuid[])`.execute(tx)
  })
}

test.each(names)(
  'law: a member with %s reads, and counts, what they would if the application did not exist',
  async way => {
    await world.restore()
    if (way === 'no seat on the committee') await leaveToCommittee()
    else await declareConflicts('employee')
    const kept = await viewOf('employee')
    await world.restore()
    await forget()
    if (way === 'no seat on the committee') await leaveToCommittee()
    const without = await viewOf('employee')
    // Every member may know how many applications there are.
    const told = (name: string) =>
      way === 'no seat on the committee' && name.startsWith('GET /api/jobs/:jobId/committee')
    const differing = Object.keys(without).filter(name => without[name] !== kept[name] && !told(name))
    expect(differing.map(name => [name, kept[name]?.slice(0, 500), without[name]?.slice(0, 500)])).toEqual([])
  },
)

/** By the parameter they stand in for: what belongs to the applications. */
const things: Readonly<Record<string, readonly string[]>> = {
  applicationId: ['applicationId', 'invitedId'],
  intervieweeId: ['intervieweeId'],
  slotId: ['bookedSlotId'],
  documentId: ['documentId'],
  referenceId: ['referenceId'],
  commentId: ['commentId'],
  recusalId: ['recusalId'],
}
/** These name them in their body. */
const naming = (applicationId: string, intervieweeId: string): Readonly<Record<string, readonly object[]>> => ({
  'POST /api/interviews/processes/:processId/invitations': [{ intervieweeIds: [intervieweeId] }],
  'POST /api/interviews/processes/:processId/interviewees': [{ applicationIds: [applicationId] }],
  'PUT /api/evaluation/jobs/:jobId/ranking': [{ applicationIds: [applicationId], version: 1 }],
  'POST /api/interviews/slots/:slotId/assign': [{ intervieweeId }],
  'POST /api/evaluation/applications/consequences': [{ applicationIds: [applicationId] }],
  'POST /api/evaluation/applications/bulk': [
    { action: 'open', applicationIds: [applicationId] },
    { action: 'reject', applicationIds: [applicationId], reason: 'OTHER_REASON', notify: true },
  ],
})

test.each(names)(
  'law: what a professor with %s asks of the application is refused as if it did not exist',
  async way => {
    await world.restore()
    await ways[way]('professor')
    const unknown = randomUUID()
    const answer = async (operation: string, sent: Sent, grace: string, ids: readonly string[]) => {
      const { status, text } = await world.send('professor', operation, sent, { grace })
      const words = text.replace(/"(instance|correlationId|stepId|announcedAt|dueAt)":"[^"]*"/g, '')
      return `${status} ${ids.reduce((said, id) => said.replaceAll(id, 'ID'), words)}`
    }
    const differing: string[] = []
    const compare = async (operation: string, named: Sent, other: Sent, ids: readonly string[]) => {
      for (const grace of ['off', 'on']) {
        const [one, another] = [await answer(operation, named, grace, ids), await answer(operation, other, grace, ids)]
        if (one !== another) differing.push(`${operation} (grace ${grace}): ${one} but ${another}`)
      }
    }
    for (const { method, path } of world.operations) {
      const operation = `${method} ${path}`
      const name = Object.keys(things).find(each => path.includes(`:${each}`))
      const { params = {}, ...usual } = requests(world)[operation] ?? {}
      for (const thing of name === undefined || method === 'GET' || method === 'HEAD' ? [] : (things[name] ?? [])) {
        const id = world.ids[thing] ?? ''
        const as = (value: string) => ({ ...usual, params: { ...params, [name ?? '']: value } })
        await compare(operation, as(id), as(unknown), [id, unknown])
      }
    }
    const [applicationId = '', intervieweeId = ''] = [world.ids['invitedId'], world.ids['intervieweeId']]
    const bodiesOf = naming(applicationId, intervieweeId)
    for (const [operation, bodies] of Object.entries(naming(unknown, unknown)))
      for (const [index, body] of bodies.entries()) {
        const named = { body: bodiesOf[operation]?.[index] ?? {} }
        await compare(operation, named, { body }, [applicationId, intervieweeId, unknown])
      }
    expect(differing).toEqual([])
    const all = await world.send('professor', 'POST /api/interviews/processes/:processId/invitations', { body: {} })
    for (const id of [intervieweeId, world.ids['waitingIntervieweeId'] ?? ''].slice(
      0,
      way === 'no seat on the committee' ? 2 : 1,
    ))
      expect(all.text).not.toContain(id)
  },
)
