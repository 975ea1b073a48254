import type { Database } from '@kolleg/database'
import type { Log, Metrics } from '@kolleg/front'
import { applicationDoors } from './application-doors.ts'
import type { ApplicationDoors } from './applications/doors.ts'
import { createAi } from './assist/ai/create.ts'
import type { GuardedAi } from './assist/ai/guard.ts'
import type { Config } from './config.ts'
import type { Tables } from './db/schema.ts'
import type { Files } from './documents/files/files.ts'
import { spoolIn } from './documents/spool.ts'
import { createOwnRequests, type OwnRequests } from './front-door/own-requests.ts'
import { jobDoors } from './job-doors.ts'
import type { JobDoors } from './jobs/doors.ts'
import type { Letters } from './letters/letters.ts'
import type { EffectKind } from './outbox/kinds.ts'
import type { Outbox } from './outbox/outbox.ts'
import { createPress, type Press } from './pdf/press.ts'
import { foreignIssuer } from './people/identity/foreign-issuer.ts'
import type { Issuer } from './people/identity/issuer.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { openSandbox, type Tasks } from './sandbox-tasks.ts'
import { type Embedded, embeddedIssuer } from './sign-in/embedded.ts'

type Parts = {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database<Tables>
  readonly letters: Letters
  readonly files: Files
  readonly outbox: Pick<Outbox<EffectKind>, 'put'>
}

/** What the rooms may use; built once. */
export type Context = Parts & {
  readonly issuer: Issuer
  /** The issuer when it is our own; there is none where a foreign one is configured. */
  readonly embedded: Embedded | undefined
  readonly jobDoors: JobDoors
  readonly applicationDoors: ApplicationDoors
  readonly ownRequests: OwnRequests
  /** Prints PDF in a thread of its own, which starts with the first sheet. */
  readonly press: Press
  /** Where files of strangers are read: in processes with bounds. */
  readonly sandbox: Sandbox<Tasks>
  /** There is none unless one is configured. */
  readonly ai: GuardedAi | undefined
}

export const createContext = (parts: Parts): Context => {
  const press = createPress()
  const sandbox = openSandbox(spoolIn(parts.config.DATA_DIR))
  const ai = createAi(parts.config)
  const ownRequests = createOwnRequests()
  const rooms = { jobDoors, applicationDoors, ownRequests, press, sandbox, ai }
  const { NODE_ENV, OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience } = parts.config
  if (issuer === undefined || audience === undefined) {
    const embedded = embeddedIssuer(parts)
    return { ...parts, ...rooms, issuer: embedded, embedded }
  }
  const foreign = foreignIssuer({ issuer, audience, mayBePlain: NODE_ENV !== 'production', log: parts.log })
  return { ...parts, ...rooms, issuer: foreign, embedded: undefined }
}
