import { sql } from 'kysely'
import type { House } from '../../../test/house/house.ts'

/** Many applicants at once, who have signed in before. */
export const gather = async (house: House, count: number) => {
  const names = Array.from({ length: count }, (_, index) => `guest${index}`)
  const { rows } = await sql<{ userId: string; subject: string }>`with people as (
      insert into person (email, email_verified, first_name, last_name)
      select name || '@uni.test', true, name, 'Test' from unnest(${names}::text[]) as name
      returning user_id, first_name),
    roles as (insert into role (user_id, role) select user_id, 'APPLICANT' from people)
    insert into identity (issuer, subject, user_id) select ${house.issuer.issuer}, first_name, user_id from people
    returning user_id as "userId", subject`.execute(house.database.query)
  const exp = Math.floor(Date.now() / 1000) + 3600
  return await Promise.all(
    rows.map(async ({ userId, subject }) => {
      const email = `${subject}@uni.test`
      const token = await house.issuer.sign({ sub: subject, email, email_verified: true, exp })
      return {
        userId,
        email,
        get: (path: string) => house.call(path, token),
        post: (path: string, body: object) => house.call(path, token, { method: 'POST', body }),
      }
    }),
  )
}

export type Guest = Awaited<ReturnType<typeof gather>>[number]
