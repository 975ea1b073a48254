import type { Database } from '@kolleg/database'
import type { Log, Metrics } from '@kolleg/front'
import type { Config } from './config.ts'
import type { Tables } from './db/schema.ts'
import { createIssuer } from './people/identity/create-issuer.ts'
import type { Issuer } from './people/identity/issuer.ts'

type Parts = {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database<Tables>
}

/** What the rooms may use; built once. */
export type Context = Parts & { readonly issuer: Issuer }

export const createContext = (parts: Parts): Context => ({ ...parts, issuer: createIssuer(parts) })
