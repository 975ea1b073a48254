import type { Actor } from '@kolleg/access'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { createGroup } from '../groups/create.ts'
import type { Group } from '../groups/group.ts'
import { seat } from '../groups/members/seat.ts'
import { requestGroup } from '../groups/request.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { createDepartment } from '../schools/keep-departments.ts'
import { createSchool } from '../schools/keep-schools.ts'
import { type DemoName, demoPerson } from './people.ts'

const inGarching = { street: 'Boltzmannstraße 3', postalCode: '85748', city: 'Garching' }

const dataEngineering = {
  ...inGarching,
  name: 'Data Engineering',
  abbreviation: 'DE',
  head: 'Prof. Dr. Paula Lindner',
  email: 'office@data.demo.example',
  website: 'https://data.demo.example',
  description: `<p>We build systems that keep answering while data grows, changes and moves: stream processing, storage
engines and queries over data of doubtful quality.</p>
<ul><li>Incremental and approximate queries</li><li>Data that can be traced to its source</li><li>Databases on new hardware</li></ul>`,
} as const

const humanComputerInteraction = {
  ...inGarching,
  name: 'Human-Computer Interaction',
  abbreviation: 'HCI',
  head: 'Prof. Dr. Henrik Sørensen',
  email: 'office@hci.demo.example',
  website: 'https://hci.demo.example',
  defaultLanguage: 'de',
  description: `<p>Wir erforschen, wie Menschen mit Technik arbeiten, der sie vertrauen können, und bauen sie mit ihnen
zusammen: in Kliniken, in Werkstätten und im Unterricht.</p>
<ul><li>Barrierefreie Oberflächen</li><li>Erklärbare Assistenz</li><li>Studien im Alltag</li></ul>`,
} as const

/** Someone waits for an answer, so that an administrator has something to do. */
const requested = {
  ...inGarching,
  name: 'Accessible Computing',
  abbreviation: 'AC',
  head: 'Prof. Dr. Nora Weiß',
  email: 'office@access.demo.example',
  description: '<p>Technology that nobody has to ask for permission to use.</p>',
} as const

const members = {
  dataEngineering: { Paula: 'PROFESSOR', Emil: 'EMPLOYEE', Henrik: 'EMPLOYEE' },
  humanComputerInteraction: { Henrik: 'PROFESSOR', Nora: 'EMPLOYEE' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<DemoName, 'EMPLOYEE' | 'PROFESSOR'>>>>>

export type DemoGroups = { readonly dataEngineering: Group; readonly humanComputerInteraction: Group }

/** Two groups of one school, and one that is requested; one person is professor in one and staff in the other. */
export const addDemoGroups = async (context: Context, tx: Tx, admin: Actor): Promise<DemoGroups> => {
  const { schoolId } = await createSchool(tx, admin, {
    name: 'School of Computation, Information and Technology',
    abbreviation: 'CIT',
  })
  const { departmentId } = await createDepartment(tx, admin, { schoolId, name: 'Computer Science', abbreviation: 'CS' })
  await createDepartment(tx, admin, { schoolId, name: 'Electrical Engineering', abbreviation: 'EE' })
  const groups = {
    dataEngineering: await createGroup(context, tx, admin, { ...dataEngineering, departmentId }),
    humanComputerInteraction: await createGroup(context, tx, admin, { ...humanComputerInteraction, departmentId }),
  }
  const seats = Object.entries(groups).flatMap(([name, { researchGroupId: groupId }]) =>
    Object.entries(members[name as keyof typeof members]).map(([who, role]) => ({ groupId, who, role })),
  )
  // A professor joins their own group first, so that it is the one they start in.
  const inOrder = [
    ...seats.filter(({ role }) => role === 'PROFESSOR'),
    ...seats.filter(({ role }) => role === 'EMPLOYEE'),
  ]
  for (const { who, ...seated } of inOrder)
    await seat(tx, { ...seated, userId: demoPerson(who as DemoName).userId, by: admin.userId })
  const nora = await lockCaller(tx, demoPerson('Nora').userId)
  await requestGroup(context, tx, nora, { ...requested, departmentId })
  return groups
}
