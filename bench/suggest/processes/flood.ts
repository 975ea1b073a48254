import autocannon from 'autocannon'
import type { Target } from './exchange.ts'

export type Flood = Target & { readonly connections: number; readonly seconds: number }
export type Flooded = { readonly perSecond: number; readonly requests: number }

/** A warm-up that fills connections and queues, so that a sustained load is measured. */
const leadInSeconds = 1

/**
 * Sends as many requests as the service can take. Every connection has its own bodies, so that none is repeated soon.
 */
export const flood = async (asked: Flood): Promise<Flooded> => {
  const { address, path, method, headers, bodies, connections, seconds } = asked
  const each = Math.max(1, Math.floor(bodies.length / connections))
  let client = 0
  let [answered, leadIn, begun] = [0, 0, 0]
  const { resolve, reject, promise } = Promise.withResolvers<autocannon.Result>()
  const load = autocannon(
    {
      url: address,
      connections,
      duration: leadInSeconds + seconds,
      setupClient: one => {
        const own = bodies.slice(client * each, (client + 1) * each)
        client = bodies.length < connections ? 0 : client + 1
        one.setRequests(
          (own.length > 0 ? own : [undefined]).map(body => ({ path, method, headers, ...(body && { body }) })),
        )
      },
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  )
  load.on('response', () => {
    answered += 1
  })
  load.on('start', () => {
    setTimeout(() => {
      ;[leadIn, begun] = [answered, performance.now()]
    }, 1000 * leadInSeconds)
  })
  const { errors, non2xx, requests } = await promise
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests failed`)
  return { perSecond: (1000 * (answered - leadIn)) / (performance.now() - begun), requests: requests.total }
}
