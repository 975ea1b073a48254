import { Problem } from '@kolleg/problems'
import { type JWTPayload, jwtVerify } from 'jose'
import { problem } from '../../problems.ts'
import type { Issuer } from './issuer.ts'

/** Public keys only: with an HMAC, anybody who knows our settings could sign tokens. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
const leewaySeconds = 30
/** A JWT for another purpose (a logout notice, a proof of possession) is no access token. */
const kinds: ReadonlySet<string | undefined> = new Set([undefined, 'jwt', 'at+jwt', 'application/at+jwt'])

export type Verified = JWTPayload & { readonly sub: string }

/** Returns the claims of a valid token that our issuer signed for us, or throws 401. */
export const verify = async (issuer: Issuer, token: string): Promise<Verified> => {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, issuer.keyFor, {
      algorithms,
      issuer: issuer.name(),
      audience: issuer.audience,
      clockTolerance: leewaySeconds,
      requiredClaims: ['exp', 'aud', 'sub'],
    })
    if (kinds.has(protectedHeader.typ?.toLowerCase()) && isFor(payload)) return payload
  } catch (error) {
    // Every error counts, not only those of the library: a token may name a key that is unusable.
    if (error instanceof Problem) throw error
    throw problem('UNAUTHENTICATED', { cause: error })
  }
  throw problem('UNAUTHENTICATED')
}

const isFor = (payload: JWTPayload): payload is Verified => isSubject(payload.sub)

/** A subject is compared exactly, so one that a database would change is invalid. */
const isSubject = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 255 && value.isWellFormed() && !/\p{Cc}/u.test(value)
