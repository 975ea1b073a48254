import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { type RawSearch, textIn } from '../app/search.ts'
import { isTimeZone } from './zones.ts'

export type Booking = Reply<'/api/interviews/bookings/{processId}', 'get'>
export type Slot = Booking['slots'][number]

export const bookingQuery = (processId: string) =>
  queryOptions({
    queryKey: ['bookings', processId],
    queryFn: () => dataOf(api.GET('/api/interviews/bookings/{processId}', { params: { path: { processId } } })),
  })

export const calendarQuery = queryOptions({
  queryKey: ['me', 'calendar'],
  queryFn: () => dataOf(api.GET('/api/users/me/calendar')),
})

export type BookingSearch = { readonly zone?: string }
export const readBookingSearch = (raw: RawSearch): BookingSearch => {
  const zone = textIn(raw, 'zone')
  return zone && isTimeZone(zone) ? { zone } : {}
}
