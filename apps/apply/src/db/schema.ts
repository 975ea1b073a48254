import type { Grant, Role } from '@kolleg/access'
import type { ColumnType, Generated, GeneratedAlways, Transaction } from 'kysely'
import type { Language } from '../text/language.ts'
import type { ApplicationTables } from './application-tables.ts'
import type { AssistTables } from './assist-tables.ts'
import type { DocumentTables } from './document-tables.ts'
import type { EvaluationTables } from './evaluation-tables.ts'
import type { GroupTables } from './group-tables.ts'
import type { ImageTables } from './image-tables.ts'
import type { InterviewTables } from './interview-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { LetterTables } from './letter-tables.ts'
import type { PrivacyTables } from './privacy-tables.ts'
import type { ReferenceTables } from './reference-tables.ts'
import type { SignInTables } from './sign-in-tables.ts'
import type { TemplateTables } from './template-tables.ts'
import type { WaitingStepTables } from './waiting-step-tables.ts'

export const migrations = new URL('./migrations/', import.meta.url)

/** The database sets it unless a value is given. */
type Instant = Generated<Date>

type PersonRow = {
  readonly user_id: Generated<string>
  readonly email: string
  readonly email_verified: Generated<boolean>
  readonly address_told_at: Date | null
  readonly first_name: Generated<string>
  readonly last_name: Generated<string>
  readonly language: Generated<Language>
  readonly ai_opt_out: Generated<boolean>
  readonly version: Generated<number>
  readonly created_at: Instant
  readonly updated_at: Instant
  readonly erased_at: Date | null
}

type IdentityRow = {
  readonly issuer: string
  readonly subject: string
  readonly user_id: string
  readonly created_at: Instant
}

type RoleRow = {
  readonly role_id: Generated<string>
  readonly user_id: string
  readonly role: Role
  readonly research_group_id: string | null
  readonly created_at: Instant
  readonly version: Generated<number>
}

type AdminAddressRow = {
  readonly fingerprint: Buffer
  readonly created_at: Instant
}

type LostAddressRow = {
  readonly user_id: string
  readonly fingerprint: Buffer
  readonly lost_at: Date
}

type AuditEventRow = {
  readonly event_id: GeneratedAlways<number>
  readonly public_id: GeneratedAlways<string>
  readonly at: Date
  readonly by_user: string | null
  readonly action: string
  readonly object: string
  readonly object_id: string
  readonly from_state: string | null
  readonly to_state: string | null
  readonly research_group_id: string | null
  readonly details: ColumnType<Readonly<Record<string, unknown>>, object | undefined, never>
}

type IdempotentReplyRow = {
  readonly user_id: string
  readonly key: string
  readonly request_hash: string
  readonly url: Generated<string>
  readonly grants: Generated<readonly Grant[]>
  readonly outside: Generated<readonly string[]>
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>> | null
  readonly body: string | null
  readonly created_at: Instant
}

export type Tables = LetterTables & {
  readonly person: PersonRow
  readonly identity: IdentityRow
  readonly role: RoleRow
  readonly admin_address: AdminAddressRow
  readonly lost_address: LostAddressRow
  readonly audit_event: AuditEventRow
  readonly idempotent_reply: IdempotentReplyRow
} & SignInTables &
  TemplateTables &
  ImageTables &
  AssistTables &
  GroupTables &
  JobTables &
  PrivacyTables &
  DocumentTables &
  ApplicationTables &
  EvaluationTables &
  InterviewTables &
  ReferenceTables &
  WaitingStepTables

export type Tx = Transaction<Tables>
