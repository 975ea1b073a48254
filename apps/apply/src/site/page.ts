import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { asData, headOf, type Preview } from './preview.ts'

type Told = { readonly config: Config; readonly issuer: string; readonly preview?: Preview | undefined }
export type Page = { readonly html: string; readonly policy: string }

const siteOf = (config: Config) => ({
  name: config.SITE_NAME,
  accent: config.SITE_ACCENT ?? null,
  logo: config.SITE_LOGO_URL ?? null,
  imprint: config.IMPRINT_URL ?? null,
  privacy: config.PRIVACY_URL ?? null,
  isDemo: config.isDemo,
  hasMailbox: config.showsMailbox,
  hasAi: config.AI_BASE_URL !== undefined && config.AI_MODEL !== undefined,
})

const originOf = (address: string): string => new URL(address).origin

/**
 * The client's one page. Styles that its components make at run time carry a word that is new with every page;
 * nothing else may be inline, and nothing comes from elsewhere but sign-in and the logo.
 */
export const pageOf = (index: string, { config, issuer, preview }: Told): Page => {
  const nonce = randomBytes(16).toString('base64')
  const head = `<meta property="csp-nonce" nonce="${nonce}" />
    <script type="application/json" id="site">${asData(siteOf(config))}</script>
    ${headOf(config.SITE_NAME, preview)}`
  const pictures = ["'self'", 'data:', 'blob:', ...(config.SITE_LOGO_URL ? [originOf(config.SITE_LOGO_URL)] : [])]
  return {
    html: index.replace('<!--head-->', () => head),
    policy: [
      "default-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src ${pictures.join(' ')}`,
      `connect-src 'self' ${originOf(issuer)}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ].join('; '),
  }
}
