import { createAi } from './assist/ai/create.ts'
import type { Context } from './context.ts'
import { spoolIn } from './documents/spool.ts'
import { createOwnRequests } from './front-door/own-requests.ts'
import { groupHooks, jobHooks, personHooks } from './hooks.ts'
import { createPress } from './pdf/press.ts'
import { foreignIssuer } from './people/identity/foreign-issuer.ts'
import { openSandbox } from './sandbox-tasks.ts'
import { embeddedIssuer } from './sign-in/embedded.ts'

type Parts = Pick<Context, 'config' | 'log' | 'metrics' | 'database' | 'outbox' | 'letters' | 'files'>

export const createContext = (parts: Parts): Context => {
  const rooms = {
    personHooks,
    groupHooks,
    jobHooks,
    ownRequests: createOwnRequests(),
    press: createPress(),
    sandbox: openSandbox(spoolIn(parts.config.DATA_DIR)),
    ai: createAi(parts.config),
  }
  const { NODE_ENV, OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience } = parts.config
  if (issuer === undefined || audience === undefined) {
    const embedded = embeddedIssuer(parts)
    return { ...parts, ...rooms, issuer: embedded, embedded }
  }
  const foreign = foreignIssuer({ issuer, audience, mayBePlain: NODE_ENV !== 'production', log: parts.log })
  return { ...parts, ...rooms, issuer: foreign, embedded: undefined }
}
