import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createLog, createMetrics, createServer, listen } from './index.ts'
import { anyone, closeAfterTest } from './testing/server.ts'

const mebibyte = 1024 * 1024

/** A caller who sends requests and reads nothing. */
const deaf = async (address: string, path: string, requests: number): Promise<Socket> => {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.pause()
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests))
  return socket
}

const open = async () => {
  const app = closeAfterTest(createServer({ log: createLog('test', 'silent'), metrics: createMetrics() }))
  let begun = 0
  app.get('/large', anyone, () => {
    begun += 1
    return 'x'.repeat(8 * mebibyte)
  })
  app.get('/small', anyone, () => 'ok')
  return { address: await listen(app, '127.0.0.1', 0), begun: () => begun }
}

test('a request sent ahead begins when the reply before it has been read', async () => {
  const { address, begun } = await open()
  const socket = await deaf(address, '/large', 3)
  await expect.poll(begun).toBe(1)
  expect(await (await fetch(`${address}/small`)).text()).toBe('ok')
  expect(begun()).toBe(1)
  socket.resume()
  await expect.poll(begun).toBe(3)
  socket.destroy()
})

test('those who do not read their replies are hung up on once these fill the memory set aside, and nobody else', async () => {
  const { address, begun } = await open()
  const sockets: Socket[] = []
  for (let each = 0; each < 12; each++) {
    sockets.push(await deaf(address, '/large', 1))
    await expect.poll(begun).toBe(each + 1)
  }
  const closed = () => sockets.filter(socket => socket.closed || socket.readableEnded).length
  for (const socket of sockets) socket.resume()
  await expect.poll(closed).toBeGreaterThanOrEqual(4)
  expect(await (await fetch(`${address}/small`)).text()).toBe('ok')
  for (const socket of sockets) socket.destroy()
})
