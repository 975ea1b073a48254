import { setTimeout as sleep } from 'node:timers/promises'
import { retryAfterMs } from '../../embedding/openai/retry.ts'
import { warn } from '../terminal/say.ts'

const retries = 5
/** If the service says that it takes longer, its answer counts. */
const longestMs = 120_000

/** A service that is too busy names in Retry-After when to ask again: waits as long and asks again, a few times. */
export const retryWhileBusy = async (ask: () => Promise<Response>): Promise<Response> => {
  for (let retry = 1; retry <= retries; retry++) {
    const answer = await ask()
    const waitMs = answer.status >= 500 ? retryAfterMs(answer.headers, Date.now()) : undefined
    if (waitMs === undefined || waitMs > longestMs) return answer
    await answer.body?.cancel()
    warn(`The service is busy: asking again in ${Math.ceil(waitMs / 1000)} s (${retry} of ${retries}).`)
    await sleep(waitMs)
  }
  return ask()
}
