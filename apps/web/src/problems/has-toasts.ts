import { createValue } from '../parts/value.ts'

/** Whether a message has been shown: the message area loads with the first one. */
export const hasToasts = createValue(false)
