import { newJob } from '../../../../test/house/applications.ts'
import type { Someone } from '../../../../test/house/cast.ts'
import { openOffice } from '../../../jobs/testing/setting.ts'
import { crowd } from '../../testing/crowd.ts'

/** A service in which applications are decided, with half an hour of grace time. */
export const openJudging = async () => {
  const office = await openOffice()
  const { house, here, emil } = office
  const { query } = house.database
  const { jobId } = await newJob(office, { title: 'Alpha' })
  await query.updateTable('research_group').set({ letter_grace_minutes: 30 }).execute()

  let named = 0
  const newcomers = (count: number, job = jobId) =>
    crowd(house, { jobId: job, groupId: here, count, name: `New${++named}x` })

  const lettersOf = (applicationId: string) =>
    query
      .selectFrom('letter')
      .innerJoin('application_review', 'application_review.letter_id', 'letter.letter_id')
      .select([
        'letter.letter_id',
        'letter.type',
        'letter.state',
        'letter.not_before',
        'letter.written_at',
        'letter.text',
      ])
      .where('application_review.application_id', '=', applicationId)
      .execute()

  const eventsOf = async (objectId: string) => {
    const events = await query
      .selectFrom('audit_event')
      .select(['action', 'from_state', 'to_state'])
      .where('object_id', '=', objectId)
      .orderBy('event_id')
      .execute()
    return events.map(({ action, from_state, to_state }) => `${action} ${from_state}→${to_state}`)
  }
  return {
    ...office,
    newcomers,
    newcomer: async (job = jobId): Promise<string> => (await newcomers(1, job))[0] ?? '',
    verb: (id: string, name: string, body?: object, who: Someone = emil) =>
      who.post(`/api/evaluation/applications/${id}/${name}`, body),
    lettersOf,
    eventsOf,
  }
}

export type Judging = Awaited<ReturnType<typeof openJudging>>
