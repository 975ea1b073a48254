import type { JWTVerifyGetKey } from 'jose'

/** The issuer of the tokens: an external OpenID provider, or the built-in one. */
export type Issuer = {
  readonly name: () => string
  readonly audience: string
  /** The public key for a token's header. Throws SIGN_IN_UNAVAILABLE if the keys cannot be fetched. */
  readonly keyFor: JWTVerifyGetKey
  /** What the issuer says about the bearer of the token; undefined if it says nothing. */
  readonly userInfo: (token: string) => Promise<Readonly<Record<string, unknown>> | undefined>
}

declare module '../../context.ts' {
  interface Context {
    readonly issuer: Issuer
  }
}
