import { Refusal } from '@kolleg/config'
import type { Server } from './server.ts'

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is already taken: stop the program that uses it, or set PORT to a free one.`,
  EACCES: (_, port) => `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: host => `${host} is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: host => `${host} is not a known address: set HOST to 127.0.0.1 or 0.0.0.0.`,
}

/** Connections that the kernel queues; the default of 511 shuts health checks out in a crowd. */
const backlog = 4096

/** Opens the port and returns the address to print, or throws a refusal. */
export const listen = async (app: Server, host: string, port: number): Promise<string> => {
  try {
    return await app.listen({ host, port, backlog })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const sentence = sentences[code]
    throw sentence ? new Refusal(sentence(host, port), { cause: error }) : error
  }
}
