import type { Generated } from 'kysely'
import type { GroupState } from '../states/group-states.ts'
import type { Language } from '../text/language.ts'

type School = {
  readonly school_id: Generated<string>
  readonly name: string
  readonly abbreviation: Generated<string>
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type Department = {
  readonly department_id: Generated<string>
  readonly school_id: string
  readonly name: string
  readonly abbreviation: Generated<string>
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type ResearchGroup = {
  readonly research_group_id: Generated<string>
  readonly name: string
  readonly name_key: string | null
  readonly abbreviation: Generated<string>
  readonly head: Generated<string>
  readonly email: Generated<string>
  readonly website: Generated<string>
  readonly description: Generated<string>
  readonly street: Generated<string>
  readonly postal_code: Generated<string>
  readonly city: Generated<string>
  readonly department_id: string | null
  readonly timezone: Generated<string>
  readonly default_language: Generated<Language>
  readonly letter_grace_minutes: Generated<number>
  readonly independent_ratings: Generated<boolean>
  readonly state: GroupState
  readonly requested_by: string | null
  readonly denial_reason: string | null
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type Invitation = {
  readonly invitation_id: Generated<string>
  readonly research_group_id: string
  readonly email: string
  readonly role: 'EMPLOYEE' | 'PROFESSOR'
  readonly invited_by: string | null
  readonly created_at: Generated<Date>
  readonly expires_at: Generated<Date>
}

type Entry = {
  readonly code: string
  readonly en: string
  readonly de: string
  readonly version: Generated<number>
}

export type GroupTables = {
  readonly school: School
  readonly department: Department
  readonly research_group: ResearchGroup
  readonly invitation: Invitation
  readonly subject_area: Entry
  readonly location: Entry & { readonly country: string | null }
  readonly funding_type: Entry
  readonly salary_grade: Entry
}
