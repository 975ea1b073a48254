/** The operator's settings; the server writes them into the page. */
export type Site = {
  readonly name: string
  readonly accent: string | null
  readonly logo: string | null
  readonly imprint: string | null
  readonly privacy: string | null
  readonly isDemo: boolean
  readonly hasMailbox: boolean
  readonly hasAi: boolean
}

const fallback: Site = {
  name: 'Kolleg',
  accent: null,
  logo: null,
  imprint: null,
  privacy: null,
  isDemo: false,
  hasMailbox: false,
  hasAi: false,
}

const written = document.getElementById('site')?.textContent
export const site: Site = written ? { ...fallback, ...(JSON.parse(written) as Partial<Site>) } : fallback

/** The content security policy allows run-time styles only with this nonce. */
export const styleNonce = (): string => document.getElementById('site')?.nonce ?? ''
