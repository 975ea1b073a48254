import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../text/language.ts'

type EmailTemplate = {
  readonly template_id: Generated<string>
  readonly research_group_id: string
  readonly type: string
  readonly language: Language
  readonly subject: string
  readonly body: string
  readonly updated_by: string | null
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type NotificationChoice = {
  readonly user_id: string
  readonly off: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>
  readonly version: Generated<number>
  readonly unsubscribe_secret: Generated<string>
}

type Announcement = {
  readonly job_id: string
  readonly announced_at: Generated<Date>
}

export type TemplateTables = {
  readonly email_template: EmailTemplate
  readonly notification_choice: NotificationChoice
  readonly announcement: Announcement
}
