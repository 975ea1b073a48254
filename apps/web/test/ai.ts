import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** A server with OpenAI's streaming chat API that holds back the last part of a reply until released. */
export const startAi = async () => {
  let answer: readonly string[] | undefined
  let isLetGo = Promise.resolve()
  const server = createServer((request, response) => {
    request.resume()
    const tell = async (parts: readonly string[]): Promise<void> => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const part of parts.slice(0, -1)) response.write(chunk({ content: part }))
      await isLetGo
      response.end(`${chunk({ content: parts.at(-1) })}${chunk({}, 'stop')}data: [DONE]\n\n`)
    }
    if (answer === undefined) response.writeHead(500).end()
    else void tell(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Sets the reply; returns a function that releases its last part. */
    say: (...parts: readonly string[]): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      answer = parts
      isLetGo = promise
      return resolve
    },
    breakDown: (): void => {
      answer = undefined
    },
    close: async (): Promise<void> => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
