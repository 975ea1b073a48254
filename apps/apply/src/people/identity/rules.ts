import { isSafeAddress } from './safe-address.ts'

type Values = {
  readonly NODE_ENV: string
  readonly OIDC_ISSUER: string | undefined
  readonly OIDC_AUDIENCE: string | undefined
  readonly DEMO: string | undefined
}
type Rule = (values: Values) => string | undefined

const issuerIsForeign: Rule = ({ NODE_ENV, OIDC_ISSUER }) =>
  NODE_ENV === 'production' && !OIDC_ISSUER
    ? 'OIDC_ISSUER must name your identity provider in production: the embedded one is for trying things out.'
    : undefined

const issuerIsSafe: Rule = ({ NODE_ENV, OIDC_ISSUER }) => {
  if (!OIDC_ISSUER || isSafeAddress(OIDC_ISSUER, NODE_ENV !== 'production')) return undefined
  return NODE_ENV === 'production'
    ? 'OIDC_ISSUER must begin with https:// in production.'
    : 'OIDC_ISSUER must begin with https://, unless it is on this machine (http://127.0.0.1 or http://localhost).'
}

const audienceIsNamed: Rule = ({ OIDC_ISSUER, OIDC_AUDIENCE }) =>
  OIDC_ISSUER && !OIDC_AUDIENCE
    ? 'OIDC_AUDIENCE must be set with OIDC_ISSUER: the audience that its access tokens for this service have.'
    : undefined

const noDemoPeople: Rule = ({ NODE_ENV, DEMO }) =>
  NODE_ENV === 'production' && DEMO === 'on'
    ? 'DEMO must be off in production: anyone could sign in as a demo person.'
    : undefined

/** Settings that must fit together for sign-in to be safe. */
export const identityRules: readonly Rule[] = [issuerIsForeign, issuerIsSafe, audienceIsNamed, noDemoPeople]
