import type { IncomingMessage } from 'node:http'
import type { Server } from './server.ts'

class OddRequest extends Error {
  readonly statusCode: number
  constructor(statusCode: number, sentence: string) {
    super(sentence)
    this.statusCode = statusCode
  }
}

/** The one expectation HTTP knows. */
const known = /(?:^|\W)100-continue(?:$|\W)/i

/** What Node would turn away without a word reaches the service instead; a body is asked for when it is to be read. */
export const takeOddRequests = (app: Server): void => {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('checkContinue', (request, response) => {
    request.once('resume', () => response.headersSent || response.writeContinue())
    app.server.emit('request', request, response)
  })
}

/** Why a request is to be refused by the service's own error handler, before its body is read. */
export const oddity = ({ headers, httpVersion }: IncomingMessage): OddRequest | undefined => {
  if (headers.host === undefined && httpVersion === '1.1') return new OddRequest(400, 'The header Host is missing')
  return headers.expect === undefined || known.test(headers.expect)
    ? undefined
    : new OddRequest(417, 'The header Expect asks for something unknown')
}
