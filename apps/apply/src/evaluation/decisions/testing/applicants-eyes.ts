import { sql } from 'kysely'
import { enter, type Someone } from '../../../../test/house/cast.ts'
import { readCalendar } from '../../../calendar/testing/read-calendar.ts'
import { entriesOf } from '../../../documents/testing/entries-of.ts'
import type { InterviewOffice } from '../../../interviews/testing/setting.ts'

let day = 30

/** An applicant who has booked the first of two times. */
export const someoneBooked = async ({ paula, newProcess, makeSlots, invite }: InterviewOffice, name: string) => {
  const process = await newProcess()
  const [slotId = '', other = ''] = await makeSlots(process.processId, paula, { days: ++day, count: 2 })
  const who = await invite(name, process)
  const bookings = `/api/interviews/bookings/${process.processId}`
  const { status, body } = await who.post(bookings, { slotId })
  if (status !== 201) throw new Error(`Not booked: ${status} ${JSON.stringify(body)}`)
  return { ...process, who, slotId, other, bookings, path: `/api/applications/${who.applicationId}` }
}
export type Booked = Awaited<ReturnType<typeof someoneBooked>>

const exportOf = async ({ house }: InterviewOffice, who: Someone): Promise<Readonly<Record<string, string>>> => {
  const { body } = await who.post('/api/users/me/data-export')
  const answer = await fetch(`${house.address}/api/users/me/data-export/${String(body['exportId'])}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })
  const entries = await entriesOf(Buffer.from(await answer.arrayBuffer()))
  return Object.fromEntries([...entries].map(([name, content]) => [name, content.toString()]))
}

/** A person who has applied. */
export const someoneWaiting = async (
  { house, newProcess, applyAs }: InterviewOffice,
  name: string,
  more: object = {},
) => {
  const process = await newProcess(more)
  const who = await enter(house, name)
  return waiting(process, who, await applyAs(who, process.jobId))
}

export const waiting = (
  { jobId, processId }: { readonly jobId: string; readonly processId: string },
  someone: Someone,
  applicationId: string,
) => ({
  jobId,
  processId,
  who: { ...someone, applicationId },
  bookings: `/api/interviews/bookings/${processId}`,
  path: `/api/applications/${applicationId}`,
})
export type Waiting = ReturnType<typeof waiting>

/** The letters about applications that leave now, or have left. */
const lettersLeaving = async ({ lettersTo }: InterviewOffice, who: Someone): Promise<readonly string[]> =>
  (await lettersTo(who))
    .filter(
      ({ application_id: about, state, not_before: notBefore }) =>
        about && notBefore <= new Date() && state !== 'TAKEN_BACK',
    )
    .map(({ type }) => type)

/** Everything that an applicant can read about an application and its interview. */
export const seenBy = async (office: InterviewOffice, { who, path, bookings, jobId }: Waiting) => {
  const read = async (address: string) => {
    const { status, headers, body } = await who.get(address)
    return { status, etag: headers.get('etag'), body }
  }
  const started = await who.post(`/api/jobs/${jobId}/applications`)
  const { pathname } = new URL(String((await who.get('/api/users/me/calendar')).body['url']))
  return {
    detail: await read(path),
    startedAgain: { etag: started.headers.get('etag'), body: started.body },
    list: await read('/api/applications?sort=-updatedAt,state'),
    inInterview: await read('/api/applications?state=INTERVIEW'),
    decided: [await read('/api/applications?state=ACCEPTED'), await read('/api/applications?state=REJECTED')],
    ofPerson: await read(`/api/users/${who.userId}/applications`),
    references: await read(`${path}/references`),
    job: await read(`/api/jobs/${jobId}`),
    letters: await lettersLeaving(office, who),
    interview: await read(bookings),
    calendar: readCalendar(await (await fetch(`${office.house.address}${pathname}`)).text()),
    export: await exportOf(office, who),
  }
}

/** Ends the grace time of the decision. */
export const lapse = async ({ house }: InterviewOffice, { who: { applicationId } }: Waiting): Promise<void> => {
  await sql`update application_review set known_from = now() where application_id = ${applicationId}`.execute(
    house.database.query,
  )
}
