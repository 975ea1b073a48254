import { sql } from 'kysely'
import type { Store } from '../../vectors/store.ts'

/** Courses 1 to 10 are small, 11 has much text, 12 many competencies, and the others, up to 99, none. */
export const fillCourses = (store: Store): Promise<void> =>
  store.write(async ({ db }) => {
    await sql`insert into course (course_id) select generate_series(1, 99)`.execute(db)
    await sql`
      insert into competency (id, course_id, title, description, text_hash)
      select row_number() over (), course, 'Sorting', case course when 11 then repeat('a', 100000) else '' end, ''
      from generate_series(1, 12) course, generate_series(1, case course when 12 then 201 else 2 end)`.execute(db)
  })
