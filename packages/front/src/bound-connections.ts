import type { Socket } from 'node:net'
import type { Log } from './log.ts'
import type { Server } from './server.ts'
import { throttled } from './throttle.ts'

type Limits = {
  readonly most: number
  /** Not enforced if all callers share one proxy. */
  readonly mostOfOne: number
}

/** How full it gets before idle connections make room for new ones. */
const crowded = 0.75
const cleanEveryMs = 1_000
/**
 * With 1 024 connections ready at a time, libuv serves them up to 48 times over before it looks at a new one: a health
 * check would wait for many seconds. So in a crowd every connection is for one request.
 */
const mostKeptAlive = 1_000

/** Closes new connections beyond the limits, in total and per address, without an answer. */
export const boundConnections = (app: Server, { most, mostOfOne }: Limits, log: Log): void => {
  const held = new Map<string, number>()
  let open = 0
  let cleanAfter = 0
  const refuse = throttled(refused =>
    log.warn({ refused, most, mostOfOne }, 'too many connections: new ones are refused'),
  )
  app.server.maxConnections = most
  app.server.on('drop', refuse)

  const release = (network: string): void => {
    open -= 1
    const left = (held.get(network) ?? 1) - 1
    if (left > 0) held.set(network, left)
    else held.delete(network)
  }
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (held.get(network) ?? 0) + 1
    held.set(network, count)
    open += 1
    socket.once('close', () => release(network))
    if (count > mostOfOne) {
      socket.destroy()
      refuse()
    } else if (open > most * crowded && performance.now() > cleanAfter) {
      app.server.closeIdleConnections()
      cleanAfter = performance.now() + cleanEveryMs
    }
  })
  app.addHook('onRequest', (_, reply, done) => {
    if (open > mostKeptAlive) reply.header('connection', 'close')
    done()
  })
}

/** An IPv4 address, or the /64 prefix of an IPv6 address, which one household shares. */
export const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::')
  if (address.includes('.') || !address.includes(':')) return address
  const [first, last] = [head, tail ?? ''].map(half => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':')
}
