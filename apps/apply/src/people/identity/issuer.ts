import type { JWTVerifyGetKey } from 'jose'

/** Whoever issues the tokens: a foreign OpenID provider, or the embedded one. */
export type Issuer = {
  readonly name: () => string
  readonly audience: string
  /** The public key for a token's header. Throws SIGN_IN_UNAVAILABLE when the keys cannot be had. */
  readonly keyFor: JWTVerifyGetKey
  /** What the issuer tells about the bearer of the token; undefined when it tells nothing. */
  readonly userInfo: (token: string) => Promise<Readonly<Record<string, unknown>> | undefined>
}

declare module '../../context.ts' {
  interface Context {
    readonly issuer: Issuer
  }
}
