import type { ApplicationDoors } from './applications/doors.ts'
import { followWithdrawal } from './interviews/follow.ts'

/** What follows in other rooms when an application takes a step, in this order. */
export const applicationDoors: ApplicationDoors = { withdrawn: [followWithdrawal] }
