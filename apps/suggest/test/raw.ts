import { connect } from 'node:net'

/**
 * Sends raw bytes and returns everything that comes back until the other side closes the connection, or has been silent
 * for a while after its reply.
 */
export const rawRequest = (address: string, bytes: string | Uint8Array, quietMs = 150): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    let reply = ''
    let quiet: NodeJS.Timeout | undefined
    const late = setTimeout(() => socket.destroy(new Error('There was no reply.')), 10_000)
    socket.setEncoding('latin1')
    socket.on('data', text => {
      reply += text
      clearTimeout(quiet)
      quiet = setTimeout(() => socket.destroy(), quietMs)
    })
    socket.on('error', error => {
      // The service may reset the connection while we still write; what it sent before counts.
      if (!('code' in error)) reject(error)
    })
    socket.on('close', () => {
      clearTimeout(late)
      clearTimeout(quiet)
      resolve(reply)
    })
    socket.write(bytes)
  })
