import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { demoPerson } from './people.ts'
import { seedDemo } from './seed.ts'

let house: House
let ada: Someone
beforeAll(async () => {
  house = await openHouse()
  await Promise.all([seedDemo(house.context), seedDemo(house.context)])
  ada = await enter(house, 'Someone', 'ADMIN')
})
afterAll(() => house.close())

const people = async () => {
  const { body } = await ada.get('/api/admin/users?sort=email&limit=100')
  return (body['items'] as readonly { email: string; roles: string[]; memberships: { name: string; role: string }[] }[])
    .filter(({ email }) => email.endsWith('@demo.example'))
    .map(({ email, roles, memberships }) => [
      email.split('.')[0],
      roles.filter(role => role === 'ADMIN'),
      ...memberships.map(({ name, role }) => `${role} of ${name}`),
    ])
}

test('the demo has two groups of one school, and people of every role in them', async () => {
  const [de, hci] = ['Data Engineering', 'Human-Computer Interaction']
  expect(await people()).toEqual([
    ['ada', ['ADMIN']],
    ['amira', []],
    ['emil', [], `EMPLOYEE of ${de}`],
    ['henrik', [], `PROFESSOR of ${hci}`, `EMPLOYEE of ${de}`],
    ['nora', [], `EMPLOYEE of ${hci}`],
    ['paula', [], `PROFESSOR of ${de}`],
  ])
  const { body } = await ada.get('/api/research-groups')
  expect(body).toMatchObject({ items: [{ name: de, departmentName: 'Computer Science' }, { name: hci }], total: 2 })
})

test('the demo has applications in every state a group sees, and a draft', async () => {
  const { rows } = await sql<{ state: string }>`select distinct state from application order by state`.execute(
    house.database.query,
  )
  expect(rows.map(({ state }) => state)).toEqual(
    ['ACCEPTED', 'INTERVIEW', 'IN_REVIEW', 'REJECTED', 'SAVED', 'SENT', 'WITHDRAWN'].toSorted(),
  )
})

test('the demo has interviews that were held, set, booked and only offered', async () => {
  const { rows } = await sql<{ id: string }>`select research_group_id as id from research_group
    where name = 'Data Engineering'`.execute(house.database.query)
  const member = await enter(house, 'Observer', { role: 'EMPLOYEE', groupId: String(rows[0]?.id) })
  const { body } = await member.get('/api/interviews/overview')
  const processes = body as unknown as readonly { jobTitle: string; counts: object; freeSlots: number }[]
  expect(processes.find(({ jobTitle }) => jobTitle.includes('stream processing'))).toMatchObject({
    counts: { uncontacted: 0, invited: 2, scheduled: 2, completed: 1 },
    freeSlots: 6,
  })
})

test('a further start changes nothing, whatever people have done meanwhile', async () => {
  const { body } = await ada.get('/api/research-groups?query=engineering')
  const [group] = body['items'] as readonly { researchGroupId: string }[]
  await ada.patch(`/api/research-groups/${String(group?.researchGroupId)}`, { name: 'Renamed' })
  await ada.delete(`/api/admins/${demoPerson('Ada').userId}`)
  const before = await people()
  await seedDemo(house.context)
  expect(await people()).toEqual(before)
  expect((await ada.get('/api/research-groups')).body).toMatchObject({ total: 2 })
})

test('an installation with its own groups gets the people only', async () => {
  const own = await openHouse()
  await newGroup(own, 'data engineering')
  await seedDemo(own.context)
  const { rows } = await sql`select name from research_group`.execute(own.database.query)
  expect(rows).toEqual([{ name: 'data engineering' }])
  await own.close()
})
