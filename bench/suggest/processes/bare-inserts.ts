import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { createEmbedder } from '../../../apps/suggest/src/embedding/create.ts'
import { upsert } from '../../../apps/suggest/src/vectors/records.ts'
import type { Tables } from '../../../apps/suggest/src/vectors/schema.ts'
import { createStore } from '../../../apps/suggest/src/vectors/store.ts'
import { describe } from '../../../apps/suggest/src/vectors/text.ts'
import type { Competency } from '../texts.ts'
import { answering } from './part.ts'

/** Nothing but the same inserts in a transaction each: no keys, checks, locks or versions. */
const serve = async (url: string): Promise<string> => {
  const database = await open<Tables>(url)
  const store = createStore(database)
  const column = await store.read(async reader => reader.column)
  const embedder = await createEmbedder({ kind: 'hash' })
  const insert = async (competencies: readonly Competency[]): Promise<void> => {
    const records = competencies.map(describe)
    const vectors = await embedder.embed(records.map(({ text }) => text))
    const byHash = new Map(records.map(({ hash }, at) => [hash, vectors[at] ?? new Float32Array()]))
    const courses = [...new Set(records.map(({ course_id }) => course_id))]
    await database.transaction(async db => {
      await sql`insert into course (course_id) select unnest(${courses}::bigint[]) on conflict do nothing`.execute(db)
      const changes = records.map(record => ({ record, before: undefined }))
      await upsert({ db, column }, 'competency', changes, { model: embedder.model, byHash })
    })
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { competencies } = (await json(request)) as { readonly competencies: readonly Competency[] }
    await insert(competencies)
    response.end('{}')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

answering<string, string>(serve)
