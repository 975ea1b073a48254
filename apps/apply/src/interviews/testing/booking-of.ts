import { readCalendar } from '../../calendar/testing/read-calendar.ts'
import type { Reply } from './setting.ts'

export const bookingOf = (processId: string) => `/api/interviews/bookings/${processId}`

export const codeOf = ({ status, body }: { status: number; body: Reply }) => `${status} ${String(body['code'])}`

export const calendarIn = (letter: { calendar: { content: string } | null } | undefined) =>
  readCalendar(letter?.calendar?.content ?? '')
