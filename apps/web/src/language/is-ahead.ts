import { serviceNow } from '../api/service-time.ts'

/** Whether an instant of the service is still to come. */
export const isAhead = (instant: string): boolean => Date.parse(instant) > serviceNow()
