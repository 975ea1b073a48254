import { sql } from 'kysely'
import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { openHouse } from '../../../test/house/house.ts'

type Letter = Readonly<Record<'id' | 'type' | 'state' | 'language' | 'text', string>>

/** A service with one group, its professor, its employee and an administrator. */
export const openOptics = async () => {
  const house = await openHouse()
  const optics = await newGroup(house, 'Optics')
  const lettersTo = async (address: string) => {
    const { rows } = await sql<Letter>`select letter_id as id, type, state, language, text from letter
      where recipient_address = ${address} order by written_at`.execute(house.database.query)
    return rows
  }
  /** The trail of a person's memberships. */
  const trail = async (userId: string) => {
    const { rows } = await sql`select action, from_state, to_state, by_user from audit_event
      where object = 'membership' and object_id = ${userId} order by event_id`.execute(house.database.query)
    return rows
  }
  return {
    house,
    optics,
    ada: await enter(house, 'Ada', 'ADMIN'),
    paula: await enter(house, 'Paula', { role: 'PROFESSOR', groupId: optics }),
    emil: await enter(house, 'Emil', { role: 'EMPLOYEE', groupId: optics }),
    members: (groupId = optics) => `/api/research-groups/${groupId}/members`,
    memberships: async (someone: Someone) => (await someone.get('/api/users/me')).body['memberships'],
    lettersTo,
    trail,
  }
}

export type Optics = Awaited<ReturnType<typeof openOptics>>
