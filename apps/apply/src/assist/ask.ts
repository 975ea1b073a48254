import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import type { GuardedAi } from './ai/guard.ts'
import { deleteOldDays, takeCalls } from './budget.store.ts'

const daySeconds = 24 * 60 * 60

/** The AI, ready for this many calls: it is available, and the group's budget has been charged. */
export const askFor = async (
  { database, config }: Context,
  ai: GuardedAi,
  groupId: string,
  calls: number,
): Promise<GuardedAi> => {
  if (ai.isResting()) throw problem('AI_UNAVAILABLE', { detail: 'The AI service has failed several times just now.' })
  const isTaken = await database.transaction(async tx => {
    await deleteOldDays(tx, groupId)
    return takeCalls(tx, groupId, calls, config.AI_DAILY_BUDGET)
  })
  if (isTaken) return ai
  const retryAfterSeconds = daySeconds - (Math.floor(Date.now() / 1000) % daySeconds)
  throw problem('RATE_LIMITED', {
    detail: 'The group has used up what it may ask the AI today.',
    members: { retryAfterSeconds },
  })
}
