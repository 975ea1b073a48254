import { connect } from 'node:net'

/**
 * Sends bytes as they are and gives everything that comes back until the other side closes, or until it has
 * been quiet for a while after its reply.
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
      // The other side may slam the door while we still talk; what it said before counts.
      if (!('code' in error)) reject(error)
    })
    socket.on('close', () => {
      clearTimeout(late)
      clearTimeout(quiet)
      resolve(reply)
    })
    socket.write(bytes)
  })
