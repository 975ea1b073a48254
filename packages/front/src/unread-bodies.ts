import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { hasBody } from './bound-bodies.ts'

/** The largest file that either service takes, so that its sender gets to read the refusal. */
const droppedBytes = 32 * 1024 * 1024

type Bound = (request: IncomingMessage, reply: FastifyReply) => void

/** A caller who is answered before the whole body has arrived may send the rest; it is dropped, up to a limit. */
export const boundUnread =
  (bodyLimit: number, patienceMs: number): Bound =>
  (request, reply) => {
    // An injected request has no connection.
    if (request.complete || !hasBody(request) || !(request.socket instanceof Socket)) return
    if (mayExceed(request, bodyLimit)) reply.header('connection', 'close')
    // Before Node's own listener, which would leave the rest uncounted.
    reply.raw.prependOnceListener('finish', () => request.complete || dropRest(request, patienceMs))
  }

const mayExceed = ({ headers }: IncomingMessage, bytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes

const dropRest = (request: IncomingMessage, patienceMs: number): void => {
  const { socket } = request
  const timer = setTimeout(() => socket.destroy(), patienceMs)
  let dropped = 0
  request.on('data', ({ length }: Buffer) => {
    dropped += length
    if (dropped > droppedBytes) socket.destroy()
  })
  request.resume()
  // Closing a connection with unread data resets it, which can overtake the reply.
  socket.destroySoon = () => socket.end()
  request.once('close', () => {
    clearTimeout(timer)
    Reflect.deleteProperty(socket, 'destroySoon')
    if (socket.writableEnded) socket.destroySoon()
  })
}
