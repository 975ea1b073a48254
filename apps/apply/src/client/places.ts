/** The first words of the addresses that the client knows; behind any other there is nothing. */
const clientPlaces = new Set([
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

/** Addresses of the service itself: whoever is wrong there gets a problem and no page. */
const ownPlaces = new Set(['api', 'assets', 'dev', 'docs', 'health', 'metrics', 'oidc', 'problems'])

export type Place = 'client' | 'service' | 'nowhere'

export const placeOf = (path: string): Place => {
  const first = path.split('/')[1] ?? ''
  if (clientPlaces.has(first)) return 'client'
  return ownPlaces.has(first) ? 'service' : 'nowhere'
}

/** Whoever follows a link to show what is behind it may take anything, and means the page. */
export const wantsPage = (place: Place, accept = '*/*'): boolean =>
  accept.includes('text/html') || (place === 'client' && accept.includes('*/*'))

/** The job whose advert stands there. */
export const advertAt = (path: string): string | undefined =>
  /^\/positions\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(path)?.[1]
