import { type RawBuilder, sql } from 'kysely'
import type { ApplicationState } from '../../applications/application.ts'
import { seenRank } from '../ranking/seen-rank.ts'
import { seenCount, seenMean } from '../seen-ratings.ts'

/** A line of the list; instants are texts of the database. */
export type Line = {
  readonly applicationId: string
  readonly jobId: string
  readonly jobTitle: string
  readonly researchGroupId: string
  readonly researchGroupName: string
  /** Of the group. */
  readonly timezone: string
  readonly state: ApplicationState
  readonly version: number
  /** In the order of the finalists. */
  readonly rank: number | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly germanGrade: number | null
  readonly submittedAt: string
  readonly openedAt: string | null
  /** When the applicant learns of the decision, while they do not know. */
  readonly knownFrom: string | null
  readonly myRating: number | null
  readonly averageRating: number | null
  readonly weightedAverage: number | null
  /** Of the job. */
  readonly weights: readonly { readonly name: string; readonly weight: number }[]
  readonly ratingCount: number | null
  readonly commentCount: number
  readonly lettersAsked: number
  readonly lettersReceived: number
}

/** The columns of a line, for the member who reads it. */
export const lineOf = (userId: string): RawBuilder<unknown> => sql`
  a.application_id as "applicationId", a.job_id as "jobId", j.title as "jobTitle",
  a.research_group_id as "researchGroupId", g.name as "researchGroupName", g.timezone, a.state, a.version,
  ${seenRank(userId)} as rank,
  a.first_name as "firstName", a.last_name as "lastName", a.email, a.german_grade as "germanGrade",
  a.submitted_at as "submittedAt", a.opened_at as "openedAt",
  (select v.known_from from application_review v where v.application_id = a.application_id
    and v.reconsidered_at is null and v.known_from > clock_timestamp()
    order by v.decided_at desc limit 1) as "knownFrom",
  (select overall from rating own where own.application_id = a.application_id and own.rater_id = ${userId}) as "myRating",
  ${seenMean('average', userId)} as "averageRating", ${seenMean('weightedAverage', userId)} as "weightedAverage",
  (select coalesce(json_agg(json_build_object('name', c.value->'name', 'weight', c.value->'weight')), '[]')
    from jsonb_array_elements(j.criteria) c) as weights, ${seenCount(userId)} as "ratingCount",
  (select count(*) from internal_comment c where c.application_id = a.application_id) as "commentCount",
  (select count(*) from reference r where r.application_id = a.application_id
    and r.state in ('REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED')) as "lettersAsked",
  (select count(*) from reference r where r.application_id = a.application_id and r.state = 'SUBMITTED')
    as "lettersReceived"`
