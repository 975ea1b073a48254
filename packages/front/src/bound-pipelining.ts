import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from './server.ts'

/** Browsers wait for each answer, and programs that do not rarely send more than a few requests ahead. */
const mostAtOnce = 10

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Closes a connection that pipelines too many requests: a packet can hold a hundred, and a few megabytes of them would
 * block a service for half a minute.
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
