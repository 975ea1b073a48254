import { sql } from 'kysely'
import { nameAdmin } from '../admins/name.ts'
import type { Context } from '../context.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { addDemoApplications } from './applications.ts'
import { addDemoGroups, type DemoGroups } from './groups.ts'
import { addDemoInterviews } from './interviews.ts'
import { addDemoJobs } from './jobs.ts'
import { addDemoPeople, demoPerson } from './people.ts'

/** Fills an empty installation, once: later changes by people stay. */
export const seedDemo = (context: Context): Promise<void> =>
  context.database.exclusively('the demo of apply', async () => {
    const groups = await found(context)
    if (groups === undefined) return
    await addDemoApplications(context, groups)
    await context.database.transaction(tx => addDemoInterviews(context, tx, groups.dataEngineering))
  })

const found = (context: Context): Promise<DemoGroups | undefined> =>
  context.database.transaction(async tx => {
    if (!(await addDemoPeople(tx))) return undefined
    const admin = await lockCaller(tx, demoPerson('Ada').userId)
    await nameAdmin(tx, admin, { userId: admin.userId })
    const { rows } = await sql`select from research_group union all select from school limit 1`.execute(tx)
    if (rows.length > 0) return undefined
    const groups = await addDemoGroups(context, tx, admin)
    await addDemoJobs(context, tx, groups)
    return groups
  })
