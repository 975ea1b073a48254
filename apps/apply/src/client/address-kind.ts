/** First segments of the addresses that the client knows; any other is not found. */
const clientSegments = new Set([
  '',
  'admin',
  'applications',
  'evaluation',
  'groups',
  'imprint',
  'interviews',
  'my',
  'my-data',
  'positions',
  'privacy',
  'reference-letters',
  'references',
  'sign-in',
  'signed-in',
])

/** Addresses of the service itself: an unknown one below them gets a problem instead of a page. */
const serviceSegments = new Set(['api', 'assets', 'dev', 'docs', 'health', 'metrics', 'oidc', 'problems'])

export type AddressKind = 'client' | 'service' | 'nowhere'

export const kindOf = (path: string): AddressKind => {
  const first = path.split('/')[1] ?? ''
  if (clientSegments.has(first)) return 'client'
  return serviceSegments.has(first) ? 'service' : 'nowhere'
}

/** Programs that preview links accept anything, and get the page. */
export const wantsPage = (kind: AddressKind, accept = '*/*'): boolean =>
  accept.includes('text/html') || (kind === 'client' && accept.includes('*/*'))

/** The id of the job if the path is an advert. */
export const advertAt = (path: string): string | undefined =>
  /^\/positions\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(path)?.[1]
