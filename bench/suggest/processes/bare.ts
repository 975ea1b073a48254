import Fastify from 'fastify'
import { answering } from './part.ts'

/** The settings of a bare handler: its path and its replies in turn. Later messages ask for its CPU time. */
export type BareQuestion =
  | { readonly method: 'GET' | 'POST'; readonly path: string; readonly answers: readonly string[] }
  | 'cpu'
export type BareAnswer = { readonly address: string; readonly cpuMs: number }

/** Only the framework, which parses the body; the reply is ready. */
let address = ''

const start = async (path: string, method: 'GET' | 'POST', answers: readonly string[]): Promise<void> => {
  const app = Fastify({ bodyLimit: 8 * 1024 * 1024 })
  let turn = 0
  app.route({
    method,
    url: path,
    handler: async (_, reply) => {
      turn = (turn + 1) % answers.length
      return reply.header('content-type', 'application/json; charset=utf-8').send(answers[turn])
    },
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
}

answering<BareQuestion, BareAnswer>(async question => {
  if (question !== 'cpu') await start(question.path, question.method, question.answers)
  const { user, system } = process.cpuUsage()
  return { address, cpuMs: (user + system) / 1000 }
})
