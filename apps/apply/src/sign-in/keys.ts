import { randomBytes } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { sql } from 'kysely'
import type { Tables } from '../db/schema.ts'

export type Keys = { readonly signing: JWK; readonly cookie: string }

const signingAlgorithm = 'ES256'

const make = async (): Promise<Keys> => {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return {
    signing: { ...jwk, alg: signingAlgorithm, use: 'sig', kid: randomBytes(8).toString('hex') },
    cookie: randomBytes(32).toString('base64url'),
  }
}

/** The provider's keys: the first process creates them, all others read them. */
export const keysOf = async ({ query }: Database<Tables>): Promise<Keys> => {
  const find = () => sql<{ value: Keys }>`select value from sign_in_key where name = 'provider'`.execute(query)
  const [known] = (await find()).rows
  if (known) return known.value
  await sql`insert into sign_in_key (name, value) values ('provider', ${await make()}::jsonb)
    on conflict do nothing`.execute(query)
  const [made] = (await find()).rows
  if (made === undefined) throw new Error('The keys were written and are not there.')
  return made.value
}

export const publicPart = ({ signing: { d: _, ...jwk } }: Keys): JWK => jwk
