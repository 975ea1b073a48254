import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>

type InterviewProcess = {
  readonly process_id: Generated<string>
  readonly job_id: string
  readonly research_group_id: string
  readonly created_at: Generated<Date>
}

type InterviewSlot = {
  readonly slot_id: Generated<string>
  readonly process_id: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly during: GeneratedAlways<string>
  readonly location: Generated<string>
  readonly link: Generated<string>
  readonly created_by: string | null
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type InterviewInterviewer = { readonly slot_id: string; readonly user_id: string; readonly during: string }

type Interviewee = {
  readonly interviewee_id: Generated<string>
  readonly process_id: string
  readonly application_id: string
  readonly contacted_at: Date | null
  readonly created_at: Generated<Date>
}

type InterviewBooking = {
  readonly booking_id: Generated<string>
  readonly process_id: string
  readonly interviewee_id: string
  readonly slot_id: string
  readonly sequence: Generated<number>
  readonly timezone: string | null
  readonly reminder_id: string | null
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type InterviewAssessment = {
  readonly interviewee_id: string
  readonly user_id: string
  readonly overall: number
  readonly criteria: Json<readonly { readonly name: string; readonly value: number }[]>
  readonly notes: Generated<string>
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type CalendarFeed = { readonly user_id: string; readonly secret: string; readonly created_at: Generated<Date> }

export type InterviewTables = {
  readonly interview_process: InterviewProcess
  readonly interview_slot: InterviewSlot
  readonly interview_interviewer: InterviewInterviewer
  readonly interviewee: Interviewee
  readonly interview_booking: InterviewBooking
  readonly interview_assessment: InterviewAssessment
  readonly calendar_feed: CalendarFeed
}
