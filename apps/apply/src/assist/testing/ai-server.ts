import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as it arrived. */
export type Asked = {
  readonly authorization: string | undefined
  readonly body: { readonly model: string; readonly messages: readonly { role: string; content: string }[] }
}
export type Behaviour = (response: ServerResponse, asked: Asked) => void | Promise<void>

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

export const behaviours = {
  /** Streams the text and ends as it should. */
  says:
    (answer: string): Behaviour =>
    response => {
      begin(response)
      for (const words of answer.match(/\S+\s*/g) ?? []) response.write(chunk({ content: words }))
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
    },
  /** Streams something, then stays silent without closing the connection. */
  stalls:
    (words: string): Behaviour =>
    response => {
      begin(response)
      if (words) response.write(chunk({ content: words }))
      else response.flushHeaders()
    },
  /** Streams something and closes the connection. */
  cuts:
    (words: string): Behaviour =>
    response => {
      begin(response).write(chunk({ content: words }))
      setTimeout(() => response.destroy(), 20)
    },
  /** Ends normally but without the final event. */
  fadesOut:
    (words: string): Behaviour =>
    response => {
      begin(response).end(chunk({ content: words }))
    },
  runsLong: (): Behaviour => response => {
    begin(response).end(`${chunk({ content: '<p>and so on' })}${chunk({}, 'length')}data: [DONE]\n\n`)
  },
  refuses:
    (status: number, more: Readonly<Record<string, string>> = {}): Behaviour =>
    response => {
      response.writeHead(status, { 'content-type': 'application/json', ...more })
      response.end(JSON.stringify({ error: { message: 'no, and here is your key sk-secret', type: 'x' } }))
    },
  talksNonsense: (): Behaviour => response => {
    begin(response).end('data: {"choices": "what?"\n\ndata: <html>\n\n')
  },
  servesAPage: (): Behaviour => response => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Welcome</body></html>')
  },
} as const

/** A server with the streaming chat API of OpenAI, whose answers the test decides. */
export const startAiServer = async () => {
  const asked: Asked[] = []
  const left: Asked[] = []
  let next: Behaviour[] = []
  let usual: Behaviour = behaviours.says('<p>Hello</p>')
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const question = {
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)) as Asked['body'],
    }
    asked.push(question)
    response.on('close', () => {
      if (!response.writableFinished) left.push(question)
    })
    await (next.shift() ?? usual)(response, question)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Requests whose caller disconnected before the answer was complete. */
    left,
    behave: (...behaviour: readonly [Behaviour, ...Behaviour[]]) => {
      next = behaviour.slice(0, -1)
      usual = behaviour.at(-1) ?? usual
      asked.length = 0
      left.length = 0
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type AiServer = Awaited<ReturnType<typeof startAiServer>>
