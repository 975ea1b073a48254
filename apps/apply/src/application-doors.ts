import type { ApplicationDoors } from './applications/doors.ts'
import { reopen } from './evaluation/decisions/reconsider.ts'
import { followWithdrawal } from './interviews/follow.ts'

/** What other rooms do when an application takes a step, and what follows there, in this order. */
export const applicationDoors: ApplicationDoors = { reopen, withdrawn: [followWithdrawal] }
