import type { Database } from '@kolleg/database'
import type { Log, Metrics } from '@kolleg/front'
import type { Config } from './config.ts'
import type { Tables } from './db/schema.ts'
import type { Letters } from './letters/letters.ts'
import { foreignIssuer } from './people/identity/foreign-issuer.ts'
import type { Issuer } from './people/identity/issuer.ts'
import { type Embedded, embeddedIssuer } from './sign-in/embedded.ts'

type Parts = {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database<Tables>
  readonly letters: Letters
}

/** What the rooms may use; built once. */
export type Context = Parts & {
  readonly issuer: Issuer
  /** The issuer when it is our own; there is none where a foreign one is configured. */
  readonly embedded: Embedded | undefined
}

export const createContext = (parts: Parts): Context => {
  const { NODE_ENV, OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience } = parts.config
  if (issuer === undefined || audience === undefined) {
    const embedded = embeddedIssuer(parts)
    return { ...parts, issuer: embedded, embedded }
  }
  const foreign = foreignIssuer({ issuer, audience, mayBePlain: NODE_ENV !== 'production', log: parts.log })
  return { ...parts, issuer: foreign, embedded: undefined }
}
