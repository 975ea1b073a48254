import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { openHouse } from '../../../test/house/house.ts'
import { todayIn } from '../today-in.ts'

/** A house with two groups, their people and someone who applies. */
export const openOffice = async () => {
  const house = await openHouse()
  const here = await newGroup(house, 'Data Engineering')
  const there = await newGroup(house, 'Quantum Optics')
  return {
    house,
    here,
    there,
    paula: await enter(house, 'Paula', { role: 'PROFESSOR', groupId: here }),
    emil: await enter(house, 'Emil', { role: 'EMPLOYEE', groupId: here }),
    quentin: await enter(house, 'Quentin', { role: 'PROFESSOR', groupId: there }),
    ada: await enter(house, 'Ada', 'ADMIN'),
    amira: await enter(house, 'Amira'),
  }
}

export type Office = Awaited<ReturnType<typeof openOffice>>

/** The date so many days from today, where a calendar shows it. */
export const inDays = (days: number, timeZone = 'Europe/Berlin'): string =>
  todayIn(timeZone, new Date(Date.now() + days * 86_400_000))

/** Everything that a published job needs. */
export const complete = (supervisor: Someone, more: object = {}) => ({
  title: 'Doctoral position in data systems',
  subjectArea: 'COMPUTER_SCIENCE',
  location: 'GARCHING',
  supervisingProfessorId: supervisor.userId,
  descriptionEn: '<p>You build data systems that explain their answers.</p>',
  ...more,
})

/** Writes a job and gives what was answered. */
export const write = async (who: Someone, groupId: string, body: object) => {
  const { status, body: job } = await who.post(`/api/research-groups/${groupId}/jobs`, body)
  if (status !== 201) throw new Error(`The job was not written: ${status} ${JSON.stringify(job)}`)
  return job as Written
}

export const publish = async (who: Someone, groupId: string, body: object) => {
  const { jobId } = await write(who, groupId, body)
  const { status, body: job } = await who.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  if (status !== 200) throw new Error(`The job was not published: ${status} ${JSON.stringify(job)}`)
  return job as Written
}

export const pointers = (body: Readonly<Record<string, unknown>>): readonly string[] =>
  (body['errors'] as readonly { pointer: string }[]).map(({ pointer }) => pointer).toSorted()

export const statuses = (replies: readonly { readonly status: number }[]): readonly number[] =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)

export type Written = Readonly<Record<string, unknown>> & { readonly jobId: string; readonly version: number }
