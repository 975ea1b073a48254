import autocannon from 'autocannon'
import type { Target } from './exchange.ts'

export type Flood = Target & { readonly connections: number; readonly seconds: number }
export type Flooded = { readonly perSecond: number; readonly requests: number }

/** As many requests as the other side bears. Every connection has bodies of its own, so that none is sent twice soon. */
export const flood = async (asked: Flood): Promise<Flooded> => {
  const { address, path, method, headers, bodies, connections, seconds } = asked
  const each = Math.max(1, Math.floor(bodies.length / connections))
  let client = 0
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient: one => {
      const own = bodies.slice(client * each, (client + 1) * each)
      client = bodies.length < connections ? 0 : client + 1
      one.setRequests(
        (own.length > 0 ? own : [undefined]).map(body => ({ path, method, headers, ...(body && { body }) })),
      )
    },
  })
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} requests failed`)
  return { perSecond: result.requests.total / result.duration, requests: result.requests.total }
}
