/** What the operator chose for this installation; the server writes it into the page. */
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

/** Styles that are made at run time are let in by this word alone. */
export const styleNonce = (): string => document.getElementById('site')?.nonce ?? ''
