import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from './server.ts'

/** Browsers wait for each answer, and programs that do not seldom send more than a few requests ahead. */
const mostAtOnce = 10

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Hangs up on who sends more requests on one connection without waiting for answers: a packet can hold a hundred, and a
 * few megabytes of them would keep a service from everything else for half a minute.
 */
export const boundPipelining = (app: Server): void => {
  const waiting = new WeakMap<object, number>()
  const handlers = app.server.listeners('request') as Handle[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > mostAtOnce) return void socket.destroy()
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    for (const handle of handlers) handle.call(app.server, request, response)
  })
}
