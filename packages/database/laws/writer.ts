// Writes batches of three rows until killed, and prints the number of each committed batch.
import { sql } from 'kysely'
import { open } from '../src/index.ts'

const database = await open(process.argv[2] ?? '')
const { query } = database
await sql`create table if not exists rows (batch int, part int, filler text, primary key (batch, part))`.execute(query)
const found = await sql<{ batch: number; parts: number }>`
  select batch, count(*) as parts from rows group by batch order by batch`.execute(query)
process.stdout.write(`${JSON.stringify({ found: found.rows })}\n`)

for (let batch = (found.rows.at(-1)?.batch ?? 0) + 1; ; batch++) {
  await database.transaction(async tx => {
    for (const part of [1, 2, 3]) {
      await sql`insert into rows values (${batch}, ${part}, ${'x'.repeat(500)})`.execute(tx)
    }
  })
  process.stdout.write(`${JSON.stringify({ kept: batch })}\n`)
}
