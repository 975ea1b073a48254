import type { Log } from '@kolleg/front'
import type { JSONWebKeySet } from 'jose'
import { problem } from '../../problems.ts'
import type { Issuer } from './issuer.ts'
import { rememberKeys } from './keys.ts'
import { isSafeAddress } from './safe-address.ts'

type Options = {
  readonly issuer: string
  readonly audience: string
  /** Plain http is allowed on the same machine only, and never in production. */
  readonly mayBePlain: boolean
  readonly log: Log
}
type Discovery = { readonly jwksUri: string; readonly userInfoUri: string | undefined }
type Loose = Readonly<Record<string, unknown>>

const timeoutMs = 5_000
const retryAfterSeconds = 5

/** Any OpenID Connect provider, found by its discovery document. It may be unreachable when the service starts. */
export const foreignIssuer = ({ issuer, audience, mayBePlain, log }: Options): Issuer => {
  let discovered: Discovery | undefined

  const discover = async (): Promise<Discovery> => {
    const told = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
    if (told['issuer'] !== issuer)
      throw new Error(`OIDC_ISSUER is ${issuer}, but it calls itself ${String(told['issuer'])}.`)
    const address = (name: string): string | undefined => {
      const given = told[name]
      return typeof given === 'string' && isSafeAddress(given, mayBePlain) ? given : undefined
    }
    const jwksUri = address('jwks_uri')
    if (jwksUri === undefined) throw new Error(`${issuer} names no safe address for its keys.`)
    return { jwksUri, userInfoUri: address('userinfo_endpoint') }
  }
  const fetchKeys = async (): Promise<JSONWebKeySet> => {
    try {
      // Fetched again with the keys: a provider may move them.
      discovered = await discover()
      return (await ask(discovered.jwksUri)) as unknown as JSONWebKeySet
    } catch (error) {
      log.warn({ err: error, issuer }, 'the keys of the identity provider could not be fetched')
      throw error
    }
  }

  return {
    name: () => issuer,
    audience,
    keyFor: rememberKeys({
      fetchKeys,
      away: cause => problem('SIGN_IN_UNAVAILABLE', { members: { retryAfterSeconds }, cause }),
    }),
    userInfo: async token => {
      if (discovered?.userInfoUri === undefined) return undefined
      try {
        return await ask(discovered.userInfoUri, { authorization: `Bearer ${token}` })
      } catch (error) {
        log.warn({ err: error, issuer }, 'the identity provider did not answer about a person')
        return undefined
      }
    },
  }
}

const ask = async (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Loose> => {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  const told: unknown = await answer.json()
  if (typeof told !== 'object' || told === null) throw new Error(`${address} did not answer with an object.`)
  return told as Loose
}
