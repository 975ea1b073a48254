import { type QueryExecutorProvider, sql } from 'kysely'
import type { Application } from '../applications/application.ts'
import { fullName } from '../people/full-name.ts'
import type { Language } from '../text/language.ts'

export type GroupRecipient = {
  readonly userId: string | null
  readonly name: string
  readonly address: string
  readonly language: Language
}

/**
 * Who gets the e-mails about an application in the group: the group's own address if it has one, otherwise the professor who
 * supervises the job, otherwise every professor of the group. People only if their address is verified, and not those who
 * are recused.
 */
export const recipientsOf = async (
  db: QueryExecutorProvider,
  { jobId, applicationId }: Pick<Application, 'jobId' | 'applicationId'>,
): Promise<readonly GroupRecipient[]> => {
  const { rows } = await sql<GroupRecipient & { rank: number }>`
    with group_of_job as (select job.supervising_professor_id, research_group.* from job
      join research_group using (research_group_id) where job_id = ${jobId})
    select null::uuid as "userId", name, email as address, default_language as language, 1 as rank from group_of_job
      where email <> '' and not exists (select from committee where job_id = ${jobId} and committee_only)
    union all
    select person.user_id, ${fullName('person')}, person.email, person.language,
      case when exists (select from committee c join seated x using (job_id) where c.job_id = ${jobId}
          and c.committee_only and x.user_id = person.user_id and x.kind = 'CHAIR') then 2
        when person.user_id = supervising_professor_id then 3 else 4 end
    from group_of_job join role using (research_group_id) join person using (user_id)
    where (role.role = 'PROFESSOR' or exists (
        select from seated where job_id = ${jobId} and user_id = person.user_id and kind = 'CHAIR')) and person.email_verified and person.erased_at is null
      and not exists (
        select from kept_out x where x.user_id = person.user_id and x.application_id = ${applicationId})
    order by rank, address`.execute(db)
  const [first] = rows
  return rows.filter(({ rank }) => rank === first?.rank)
}

export const languageOf = async (db: QueryExecutorProvider, userId: string): Promise<Language> => {
  const { rows } = await sql<{ language: Language }>`select language from person where user_id = ${userId}`.execute(db)
  return rows[0]?.language ?? 'en'
}
