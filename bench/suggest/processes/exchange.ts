import { Agent, request } from 'node:http'

/** A request that is repeated, each time with the next body. */
export type Target = {
  readonly address: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** None for a GET. */
  readonly bodies: readonly string[]
}

export const keepAlive = (connections: number): Agent => new Agent({ keepAlive: true, maxSockets: connections })

/** Sends one request and reads the whole reply as bytes, because parsing it is no work of the service. */
export const exchange = (agent: Agent, target: Target, turn: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { address, method, path, headers, bodies } = target
    const body = bodies[turn % bodies.length]
    const asked = request(new URL(path, address), {
      agent,
      method,
      headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    asked.on('error', reject)
    asked.on('response', reply => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const bytes = Buffer.concat(parts)
        if (reply.statusCode === 200) resolve(bytes)
        else reject(new Error(`${method} ${path} answered ${reply.statusCode}: ${bytes.toString().slice(0, 200)}`))
      })
    })
    asked.end(body)
  })
