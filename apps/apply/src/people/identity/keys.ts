import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

type Options = {
  /** Fetches the keys from the issuer; throws if it cannot. */
  readonly fetchKeys: () => Promise<JSONWebKeySet>
  /** The error for a token that cannot be checked because there are no keys. */
  readonly away: (cause: unknown) => Error
  readonly now?: () => number
}

/** Tokens with invented key ids must not flood the issuer with requests. */
export const coolDownMs = 30_000
/** After a failure it retries sooner, because everyone is waiting. */
const retryMs = 2_000
const freshMs = 10 * 60_000
/** An issuer that is away for a while does not sign anybody out. */
const usableMs = 60 * 60_000

type Kept = { readonly find: JWTVerifyGetKey; readonly at: number }

/**
 * Caches the issuer's keys in memory. One fetch serves all who wait; it happens when the keys are old or a key id is
 * unknown, and never more often than the cool-down allows.
 */
export const rememberKeys = ({ fetchKeys, away, now = Date.now }: Options): JWTVerifyGetKey => {
  let kept: Kept | undefined
  let failure: unknown
  let pauseUntil = -Infinity
  let pending: Promise<void> | undefined

  const ask = async (): Promise<void> => {
    try {
      kept = { find: createLocalJWKSet(await fetchKeys()), at: now() }
      failure = undefined
      pauseUntil = now() + coolDownMs
    } catch (error) {
      failure = error
      pauseUntil = now() + retryMs
    }
  }
  const refresh = async (): Promise<void> => {
    if (pending === undefined && now() < pauseUntil) return
    pending ??= ask().finally(() => (pending = undefined))
    await pending
  }
  const current = (): Kept => {
    if (kept === undefined || now() - kept.at > usableMs) throw away(failure)
    return kept
  }

  return async (header, token) => {
    if (kept === undefined || now() - kept.at > freshMs) await refresh()
    const first = current()
    try {
      return await first.find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await refresh()
      const second = current()
      if (second === first) throw error
      return await second.find(header, token)
    }
  }
}
