import { sql } from 'kysely'
import { nameAdmin } from '../admins/name.ts'
import type { Context } from '../context.ts'
import { takePerson } from '../people/take-person.ts'
import { addDemoGroups } from './groups.ts'
import { addDemoJobs } from './jobs.ts'
import { addDemoPeople, demoPerson } from './people.ts'

/** Fills an empty house, once: whatever people have done to the demo since stays as it is. */
export const seedDemo = (context: Context): Promise<void> =>
  context.database.transaction(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('the demo', 4))`.execute(tx)
    if (!(await addDemoPeople(tx))) return
    const admin = await takePerson(tx, demoPerson('Ada').userId)
    await nameAdmin(tx, admin, { userId: admin.userId })
    const { rows } = await sql`select from research_group union all select from school limit 1`.execute(tx)
    if (rows.length === 0) await addDemoJobs(context, tx, await addDemoGroups(context, tx, admin))
  })
