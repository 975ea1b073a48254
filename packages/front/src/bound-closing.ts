import type { Socket } from 'node:net'
import type { Server } from './server.ts'

/** Most of the time that `run` has for everything: what is not answered by then is cut off. */
const finishMs = 7_000

/** After the order to stop, requests under way are finished; whoever has asked nothing yet is hung up on. */
export const boundClosing = (app: Server): void => {
  /** Node calls a connection idle only once it has had a request. */
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
