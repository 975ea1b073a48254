import { connect, type Socket } from 'node:net'

/** A caller that writes raw bytes; a rude one does not stop when the other side has. */
export const dial = (address: string, isRude = false): Socket =>
  connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: isRude })

/** What a caller has received by the end of the connection. */
export const ended = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let said = ''
    socket.on('data', part => (said += String(part)))
    // A closed connection may also end with a reset.
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
  })
