import { createValue } from '../parts/value.ts'

/** Whether anything has been told yet: the place for it is built with the first news. */
export const hasNews = createValue(false)
