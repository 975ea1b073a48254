import { enter, newGroup, type Someone } from '../house/cast.ts'
import { openHouse } from '../house/house.ts'
import type { Caller } from './callers.ts'
import { snapshot } from './snapshot.ts'
import { makeThings, pdfForm, pictureForm } from './things.ts'

/** The payload of a call; path parameters are looked up in the world by name unless given. */
export type Sent = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly form?: () => FormData
}

const nowhere = '00000000-0000-4000-8000-000000000000'

/** One of everything in the group `here`, and callers of every kind. */
export const buildWorld = async () => {
  // Decisions can be taken back while their letters wait.
  const house = await openHouse({ environment: { LETTER_GRACE_MINUTES: '30' } })
  const here = await newGroup(house, 'Here')
  const there = await newGroup(house, 'There')
  const people: Record<Exclude<Caller, 'anonymous'>, Someone> = {
    owner: await enter(house, 'Owner'),
    applicant: await enter(house, 'Applicant'),
    employee: await enter(house, 'Employee', { role: 'EMPLOYEE', groupId: here }),
    professor: await enter(house, 'Professor', { role: 'PROFESSOR', groupId: here }),
    otherEmployee: await enter(house, 'OtherEmployee', { role: 'EMPLOYEE', groupId: there }),
    otherProfessor: await enter(house, 'OtherProfessor', { role: 'PROFESSOR', groupId: there }),
    mixed: await enter(house, 'Mixed', { role: 'PROFESSOR', groupId: there }, { role: 'EMPLOYEE', groupId: here }),
    exMember: await enter(house, 'ExMember', { role: 'PROFESSOR', groupId: here }),
    admin: await enter(house, 'Admin', 'ADMIN'),
  }
  const extra = await enter(house, 'Extra', { role: 'EMPLOYEE', groupId: here })
  const otherAdmin = await enter(house, 'OtherAdmin', 'ADMIN')
  const ids: Record<string, string> = {
    ...(await makeThings(house, here, { ...people, extra })),
    researchGroupId: here,
    userId: people.owner.userId,
    professorId: people.professor.userId,
    extraId: extra.userId,
    otherAdminId: otherAdmin.userId,
  }
  const forms = { pdf: await pdfForm(), picture: await pictureForm() }
  await house.database.query
    .deleteFrom('role')
    .where('user_id', '=', people.exMember.userId)
    .where('role', '=', 'PROFESSOR')
    .execute()
  const restore = await snapshot(house.database)

  const send = async (
    caller: Caller,
    operation: string,
    { params = {}, query, body, form }: Sent = {},
    more: Readonly<Record<string, string>> = {},
  ) => {
    const [method = 'GET', path = '/'] = operation.split(' ')
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name]?.toWellFormed() ?? ids[name] ?? nowhere),
    )
    const url = `${house.address}${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`
    const token = caller === 'anonymous' ? undefined : people[caller].token
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...more,
    }
    const sent = form?.() ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await fetch(url, { method, headers, redirect: 'manual', ...(sent !== undefined && { body: sent }) })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') }
  }
  const call = async (caller: Caller, operation: string, sent?: Sent) => {
    const { status, headers, text } = await send(caller, operation, sent)
    const isProblem = headers.get('content-type')?.includes('problem+json')
    return { status, problem: isProblem ? (JSON.parse(text) as object) : undefined }
  }
  return {
    address: house.address,
    database: house.database,
    operations: house.operations,
    people,
    ids,
    forms,
    send,
    call,
    restore,
    close: house.close,
  }
}

export type World = Awaited<ReturnType<typeof buildWorld>>
