import type { Log } from '@kolleg/front'
import type { Config } from '../../config.ts'
import { foreignIssuer } from './foreign-issuer.ts'
import type { Issuer } from './issuer.ts'

export const createIssuer = ({ config, log }: { readonly config: Config; readonly log: Log }): Issuer => {
  const { NODE_ENV, OIDC_ISSUER: issuer = '', OIDC_AUDIENCE: audience = '' } = config
  return foreignIssuer({ issuer, audience, mayBePlain: NODE_ENV !== 'production', log })
}
