import type { RoleClass } from '@kolleg/access'
import type { ColumnType, Generated } from 'kysely'
import type { WaitingStepKind, WaitingStepState } from '../waiting-steps/waiting-step.ts'

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
}

export type WaitingStepTables = { readonly waiting_step: WaitingStep }
