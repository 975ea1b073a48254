import type { Socket } from 'node:net'
import type { Server } from './server.ts'

/** Most of `run`'s total time; unanswered requests are then cut off. */
const finishMs = 7_000

/** On shutdown, finishes open requests and closes connections that have not sent any. */
export const boundClosing = (app: Server): void => {
  /** Node counts a connection as idle only after its first request. */
  const silent = new Set<Socket>()
  app.server.on('connection', socket => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', done => {
    for (const socket of silent) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), finishMs).unref()
    done()
  })
}
