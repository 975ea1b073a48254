import type { Server } from '@kolleg/front'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { enter } from '../../../test/house/cast.ts'
import { type House, openHouse } from '../../../test/house/house.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../problems.ts'
import { IdempotencyKey, idempotent } from '../idempotent.ts'

/** One operation counts how often its work was done, and one has no payload. */
const furnish = (app: Server, context: () => Context): void => {
  app.post(
    '/api/test/notes',
    {
      config: { access: { class: 'Authenticated' } },
      schema: {
        headers: Type.Object(IdempotencyKey),
        body: Type.Object(
          { text: Type.String(), fail: Type.Optional(Type.Boolean()) },
          { additionalProperties: false },
        ),
      },
    },
    async (request, reply) =>
      idempotent(context(), request, reply, async tx => {
        const { text, fail } = request.body
        const { rows } = await sql<{ id: string }>`insert into note (text) values (${text}) returning id`.execute(tx)
        if (fail) throw problem('ALREADY_EXISTS')
        return { status: 201, headers: { location: `/notes/${rows[0]?.id}` }, body: { id: rows[0]?.id, text } }
      }),
  )
  app.post('/api/test/verb', { config: { access: { class: 'Authenticated' } } }, async (_, reply) =>
    reply.code(204).send(),
  )
}

/** A service with a notebook. */
export const openNotes = async () => {
  const house: House = await openHouse({ furnish: app => furnish(app, () => house.context) })
  await sql`create table note (id bigint generated always as identity, text text)`.execute(house.database.query)
  const ada = await enter(house, 'Ada')
  return {
    house,
    ada,
    note: (body: object, key?: string, who = ada) =>
      who.call('/api/test/notes', {
        method: 'POST',
        body,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
  }
}

export type Notes = Awaited<ReturnType<typeof openNotes>>
