import { createMetrics, createServer, type Log, listen, type Server } from '@kolleg/front'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyRequest } from 'fastify'
import { readJsonBodies } from '../../front-door/body.ts'
import { Refused } from '../../front-door/fault.ts'
import { addKeyGate } from '../../front-door/key.ts'
import { watchMethods } from '../../front-door/methods.ts'
import { answerErrors } from '../../front-door/replies.ts'
import type { Service } from '../service/service.ts'
import { createMcpServer } from './server.ts'

type Options = { readonly service: Service; readonly key: string; readonly port: number; readonly log: Log }

const loopback = '127.0.0.1'
const bodyLimit = 1024 * 1024
const mostWaitingBytes = 16 * bodyLimit

/** Serves MCP as streamable HTTP to this machine alone, to callers who send the service's key. */
export const serveMcp = async ({ service, key, port, log }: Options) => {
  const app = createServer({ log, metrics: createMetrics(), bodyLimit, ignoreTrailingSlash: true })
  app.addHook('onRequest', async request => refuseStrangers(request))
  addKeyGate(app, [key], true)
  readJsonBodies(app, mostWaitingBytes)
  answerErrors(app, bodyLimit)
  const closeOtherMethods = watchMethods(app)
  addRoute(app, service)
  closeOtherMethods()
  return { app, address: await listen(app, loopback, port) }
}

const names = new Set(['localhost', loopback, '[::1]'])
const isLocal = (address: string): boolean => URL.canParse(address) && names.has(new URL(address).hostname)

/** A page elsewhere may point its own name to this machine (DNS rebinding): then Host or Origin bears that name. */
const refuseStrangers = ({ headers }: FastifyRequest): void => {
  if (!isLocal(`http://${headers.host ?? ''}`))
    throw new Refused(403, 'This is for programs on this machine: name it 127.0.0.1 or localhost in the address')
  if (headers.origin !== undefined && !isLocal(headers.origin))
    throw new Refused(403, 'Pages of other machines may not ask: leave out the header Origin')
}

const addRoute = (app: Server, service: Service): void => {
  app.post('/mcp', { config: { access: 'key' } }, async ({ body, headers }, reply) => {
    if (Array.isArray(body)) throw new Refused(400, 'Send one message at a time: batches are not answered')
    const server = createMcpServer(service)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      const request = new Request(`http://${loopback}/mcp`, { method: 'POST', headers: plain(headers) })
      const answer = await transport.handleRequest(request, { parsedBody: body })
      return await reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text())
    } finally {
      await server.close()
    }
  })
}

const plain = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
