import { type Database, open } from '@kolleg/database'
import Fastify from 'fastify'
import { CompiledQuery } from 'kysely'
import { answering } from '../../suggest/processes/part.ts'

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/**
 * The settings of a bare handler: its store, and the queries it serves at /0, /1, …. Later messages ask for its CPU
 * time.
 */
export type BareQuestion = { readonly url: string; readonly asked: readonly (readonly Statement[])[] } | 'cpu' | 'close'
export type BareAnswer = { readonly address: string; readonly cpuMs: number }

let address = ''
let database: Database<unknown> | undefined

/** Only the framework and the driver: the same statements, with their rows unprocessed. */
const start = async (url: string, asked: readonly (readonly Statement[])[]): Promise<void> => {
  const opened = await open<unknown>(url)
  database = opened
  const app = Fastify()
  for (const [at, statements] of asked.entries()) {
    const queries = statements.map(({ sql, parameters }) => CompiledQuery.raw(sql, [...parameters]))
    app.get(`/${at}`, async () => {
      const answers: unknown[] = []
      for (const query of queries) answers.push((await opened.query.executeQuery(query)).rows)
      return answers
    })
  }
  address = await app.listen({ host: '127.0.0.1', port: 0 })
}

answering<BareQuestion, BareAnswer>(async question => {
  if (question === 'close') await database?.close()
  else if (question !== 'cpu') await start(question.url, question.asked)
  const { user, system } = process.cpuUsage()
  return { address, cpuMs: (user + system) / 1000 }
})
