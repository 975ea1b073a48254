import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/**
 * A proxy to the server that can close, as for a restart; swallow everything, as a dead network; or forget its
 * connections, as a firewall after an idle hour.
 */
export async function startProxy(url: string) {
  const address = new URL(url)
  const [port, host] = [Number(address.port || 5432), address.hostname]
  const sockets = new Set<Socket>()
  let silent = false
  const gate = createServer(incoming => {
    sockets.add(incoming.on('error', () => {}))
    if (silent) return
    const outgoing = createConnection(port, host).on('error', () => {})
    sockets.add(outgoing)
    incoming.pipe(outgoing).pipe(incoming)
  })
  const listen = async (wanted: number) => {
    await once(gate.listen(wanted, '127.0.0.1'), 'listening')
    return (gate.address() as AddressInfo).port
  }
  const gatePort = await listen(0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const forget = (newOnesToo = false) => {
    silent = newOnesToo
    for (const socket of sockets) socket.unpipe().pause()
  }
  address.port = String(gatePort)
  address.hostname = '127.0.0.1'
  return {
    url: address.href,
    close: async () => {
      const closed = once(gate, 'close')
      gate.close()
      cut()
      await closed
    },
    reopen: () => listen(gatePort),
    forget,
    /** After that many more bytes. */
    forgetAfter: (bytes: number) => {
      let left = bytes
      for (const socket of sockets) socket.on('data', ({ length }) => (left -= length) < 0 && forget())
    },
    swallow: (yes: boolean) => {
      silent = yes
      cut()
    },
  }
}
