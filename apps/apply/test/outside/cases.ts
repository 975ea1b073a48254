import { sql } from 'kysely'
import { complete, inDays } from '../../src/jobs/testing/setting.ts'
import type { Sent, World } from '../access/world.ts'

export type Case = {
  readonly name: string
  readonly operation: string
  readonly sent: Sent
  /** What has to exist before. */
  readonly arrange?: () => Promise<unknown>
}

const group = '/api/research-groups/:researchGroupId'

/** Calls that outsiders notice, and that the table of requests does not contain. */
export const noticed = (world: World): readonly Case[] => {
  const { ids, people, database } = world
  const id = (name: string): string => ids[name] ?? ''
  const state = (name: string, to: string): Sent => ({ params: { jobId: id(name) }, body: { state: to } })
  return [
    { name: 'a position is closed', operation: 'PUT /api/jobs/:jobId/state', sent: state('jobId', 'CLOSED') },
    {
      name: 'a position is filled',
      operation: 'PUT /api/jobs/:jobId/state',
      sent: state('jobId', 'APPLICANT_FOUND'),
    },
    {
      name: 'a position becomes a draft again',
      operation: 'PUT /api/jobs/:jobId/state',
      sent: state('openJobId', 'DRAFT'),
    },
    {
      name: 'an applicant becomes a member',
      operation: `POST ${group}/members`,
      sent: { body: { userId: people.owner.userId, role: 'EMPLOYEE' } },
    },
    {
      name: 'a member of two groups is removed from one',
      operation: `DELETE ${group}/members/:userId`,
      sent: { params: { userId: people.mixed.userId } },
    },
    {
      name: 'who has invited may invite no longer',
      operation: `PATCH ${group}/members/:userId`,
      sent: { params: { userId: id('extraId') }, body: { role: 'EMPLOYEE' } },
      arrange: async () => {
        await sql`update role set role = 'PROFESSOR' where role = 'EMPLOYEE' and user_id = ${id('extraId')}`.execute(
          database.query,
        )
        await sql`update invitation set invited_by = ${id('extraId')}`.execute(database.query)
      },
    },
    {
      name: 'somebody who has booked a time gets another',
      operation: 'PATCH /api/interviews/slots/:slotId',
      sent: { params: { slotId: id('bookedSlotId') }, body: { from: '15:00' } },
    },
    {
      name: 'a banner of a public position is deleted',
      operation: 'DELETE /api/images/:imageId',
      sent: { query: { force: 'true' } },
      arrange: () =>
        people.professor.put(`/api/jobs/${id('openJobId')}`, {
          ...complete(people.professor),
          imageId: id('imageId'),
        }),
    },
  ]
}

/** Calls that could wait but that no outsider would notice: they are carried out at once. */
export const unnoticed = (world: World): readonly Case[] => {
  const { ids, people, database } = world
  const id = (name: string): string => ids[name] ?? ''
  const nobodyInvited = () => sql`update interviewee set contacted_at = null`.execute(database.query)
  const withoutBooking = async () => {
    await sql`delete from interview_booking`.execute(database.query)
    await nobodyInvited()
  }
  return [
    {
      name: 'an employee becomes professor',
      operation: `PATCH ${group}/members/:userId`,
      sent: { params: { userId: id('extraId') }, body: { role: 'PROFESSOR' } },
    },
    {
      name: 'a group works together in another way',
      operation: `PATCH ${group}`,
      sent: { body: { letterGraceMinutes: 20, independentRatings: false, defaultLanguage: 'de' } },
    },
    { name: 'a banner that no position shows is deleted', operation: 'DELETE /api/images/:imageId', sent: {} },
    {
      name: 'someone who was never invited is taken off the list',
      operation: 'DELETE /api/interviews/interviewees/:intervieweeId',
      sent: { params: { intervieweeId: id('waitingIntervieweeId') } },
    },
    {
      name: 'times are made before anyone is invited',
      operation: 'POST /api/interviews/processes/:processId/slots',
      sent: {
        body: {
          days: [inDays(9)],
          times: [{ from: '09:00', to: '10:00' }],
          durationMinutes: 30,
          location: 'Room 2',
          interviewerIds: [people.employee.userId],
        },
      },
      arrange: withoutBooking,
    },
    {
      name: 'a time is changed before anyone is invited',
      operation: 'PATCH /api/interviews/slots/:slotId',
      sent: { body: { location: 'Room 3' } },
      arrange: withoutBooking,
    },
    {
      name: 'a time is deleted before anyone is invited',
      operation: 'DELETE /api/interviews/slots/:slotId',
      sent: {},
      arrange: withoutBooking,
    },
  ]
}
