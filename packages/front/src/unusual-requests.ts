import type { IncomingMessage } from 'node:http'
import type { Server } from './server.ts'

class UnusualRequest extends Error {
  readonly statusCode: number
  constructor(statusCode: number, sentence: string) {
    super(sentence)
    this.statusCode = statusCode
  }
}

/** HTTP defines no other expectation. */
const known = /(?:^|\W)100-continue(?:$|\W)/i

/** Passes on to the service what Node would reject without a body; `100 Continue` is sent when the body is read. */
export const acceptUnusualRequests = (app: Server): void => {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('checkContinue', (request, response) => {
    request.once('resume', () => response.headersSent || response.writeContinue())
    app.server.emit('request', request, response)
  })
}

/** Why to refuse a request in the service's own error handler, before its body is read. */
export const refusalOf = ({ headers, httpVersion }: IncomingMessage): UnusualRequest | undefined => {
  if (headers.host === undefined && httpVersion === '1.1') return new UnusualRequest(400, 'The header Host is missing')
  return headers.expect === undefined || known.test(headers.expect)
    ? undefined
    : new UnusualRequest(417, 'The header Expect asks for something unknown')
}
