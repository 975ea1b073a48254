import { Socket } from 'node:net'
import { isShared } from './assets.ts'
import { networkOf } from './bound-connections.ts'
import type { Log } from './log.ts'
import type { Server } from './server.ts'
import { throttled } from './throttle.ts'

type Limits = {
  readonly mostBytes: number
  readonly mostBytesOfOne: number
}

/** Smaller ones fit into the buffers of the connection. */
const smallestBytes = 16 * 1024

/**
 * Replies that their callers do not read stay in memory. Closes the connections for which there is no room any more, in
 * total and per address; streams wait for their readers and need none.
 */
export const boundReplies = (app: Server, { mostBytes, mostBytesOfOne }: Limits, log: Log): void => {
  const held = new Map<string, number>()
  let total = 0
  const report = throttled(refused => log.warn({ refused }, 'too many unread replies: connections are closed'))

  const change = (network: string, bytes: number): void => {
    const left = (held.get(network) ?? 0) + bytes
    if (left > 0) held.set(network, left)
    else held.delete(network)
    total += bytes
  }
  app.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
    const bytes = sizeOf(payload)
    // An injected request has no connection.
    if (bytes < smallestBytes || !(socket instanceof Socket)) return done()
    const network = networkOf(socket.remoteAddress ?? '')
    const ofOne = held.get(network) ?? 0
    if ((ofOne > 0 && ofOne + bytes > mostBytesOfOne) || (total > 0 && total + bytes > mostBytes)) {
      report()
      socket.destroy()
      return done(null, '')
    }
    change(network, bytes)
    reply.raw.once('close', () => change(network, -bytes))
    done()
  })
}

const sizeOf = (payload: unknown): number => {
  if (typeof payload === 'string') return payload.length
  return Buffer.isBuffer(payload) && !isShared(payload) ? payload.length : 0
}
