import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from './server.ts'

/** Browsers wait for each answer, and programs that do not rarely send more than a few requests ahead. */
const mostAtOnce = 10

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Begins a pipelined request when the reply before it has gone, so that a caller who does not read keeps one reply in
 * memory. Closes a connection that pipelines too many: a packet can hold a hundred, and a few megabytes of them would
 * block a service for half a minute.
 */
export const boundPipelining = (app: Server): void => {
  const waiting = new WeakMap<object, (() => void)[]>()
  const handlers = app.server.listeners('request') as Handle[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const { socket } = request
    const line = waiting.get(socket) ?? []
    waiting.set(socket, line)
    const begin = (): void => {
      for (const handle of handlers) handle.call(app.server, request, response)
    }
    line.push(begin)
    if (line.length > mostAtOnce) return void socket.destroy()
    response.once('close', () => {
      line.shift()
      if (!socket.destroyed) line[0]?.()
    })
    if (line.length === 1) begin()
  })
}
