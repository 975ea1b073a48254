import type { Database } from '@kolleg/database'
import type { Log } from '@kolleg/front'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import type Provider from 'oidc-provider'
import type { Config } from '../config.ts'
import type { Tables } from '../db/schema.ts'
import type { Issuer } from '../people/identity/issuer.ts'
import { type Keys, keysOf, publicPart } from './keys.ts'
import { createProvider, mountPath } from './provider.ts'

export const embeddedAudience = 'urn:kolleg:apply'

export type Embedded = Issuer & {
  /** Sets where the service can be reached, once that is known. */
  readonly settle: (origin: string) => void
  readonly origin: () => string
  readonly provider: () => Promise<Provider>
}

type Parts = { readonly config: Config; readonly log: Log; readonly database: Database<Tables> }

/** Runs once for all callers; a failure is not cached. */
const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

/** The built-in OpenID provider. It is created, and its keys are read, on first use. */
export const embeddedIssuer = ({ config, log, database }: Parts): Embedded => {
  let origin = config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${config.HOST}:${config.PORT}`
  const keys = once<Keys>(() => keysOf(database))
  const keySet = once<JWTVerifyGetKey>(async () => createLocalJWKSet({ keys: [publicPart(await keys())] }))
  const provider = once(async () =>
    createProvider({
      origin,
      siteName: config.SITE_NAME,
      clientId: config.OIDC_CLIENT_ID,
      audience: embeddedAudience,
      keys: await keys(),
      database,
      log,
    }),
  )
  return {
    name: () => `${origin}${mountPath}`,
    audience: embeddedAudience,
    keyFor: async (header, token) => (await keySet())(header, token),
    // The tokens are complete.
    userInfo: async () => undefined,
    settle: address => {
      if (config.PUBLIC_URL === undefined) origin = address
    },
    origin: () => origin,
    provider,
  }
}

declare module '../context.ts' {
  interface Context {
    /** The built-in provider; undefined if an external one is configured. */
    readonly embedded: Embedded | undefined
  }
}
