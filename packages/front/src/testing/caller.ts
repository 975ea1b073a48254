import { connect, type Socket } from 'node:net'

/** A caller who speaks byte by byte; a rude one does not stop because the other side has. */
export const dial = (address: string, isRude = false): Socket =>
  connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: isRude })

/** What a caller has heard by the end of the connection. */
export const ended = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let said = ''
    socket.on('data', part => (said += String(part)))
    // Hung up on, it may also end with a reset.
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
  })
