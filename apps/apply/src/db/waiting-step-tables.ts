import type { RoleClass } from '@kolleg/access'
import type { ColumnType, Generated } from 'kysely'

export type WaitingStepState = 'WAITING' | 'DONE' | 'TAKEN_BACK' | 'FAILED'

export const waitingStepKinds = [
  'PUBLISH_JOB',
  'PUBLISH_JOB_CHANGES',
  'UNPUBLISH_JOB',
  'STOP_APPLICATIONS',
  'RESUME_APPLICATIONS',
  'CLOSE_JOB',
  'FILL_JOB',
  'INVITE_INTERVIEWEES',
  'ASSIGN_SLOT',
  'CANCEL_INTERVIEW',
  'REMOVE_INTERVIEWEE',
  'OFFER_SLOTS',
  'CHANGE_SLOT',
  'DELETE_SLOT',
  'ADD_MEMBER',
  'CHANGE_MEMBER_ROLE',
  'REMOVE_MEMBER',
  'WITHDRAW_INVITATION',
  'CHANGE_GROUP',
  'CREATE_GROUP',
  'ACTIVATE_GROUP',
  'DENY_GROUP',
  'SUSPEND_GROUP',
  'CHANGE_SCHOOL',
  'CHANGE_DEPARTMENT',
  'CHANGE_CATALOGUE_ENTRY',
  'DELETE_BANNER',
] as const
export type WaitingStepKind = (typeof waitingStepKinds)[number]

/** Written as JSON text. */
type Json = ColumnType<unknown, string | null | undefined, string | null>

type WaitingStep = {
  readonly step_id: string
  readonly kind: WaitingStepKind
  readonly state: WaitingStepState
  readonly access_class: RoleClass
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly if_match: string | null
  readonly body: Json
  readonly lane: string
  readonly request_hash: string
  readonly made_by: string
  readonly research_group_id: string | null
  readonly job_id: string | null
  readonly concerns: Generated<string[]>
  readonly announced_at: Date
  readonly due_at: Date
  readonly ended_at: Date | null
  readonly problem: Json
  readonly dismissed_by: Generated<string[]>
}

export type WaitingStepTables = { readonly waiting_step: WaitingStep }
