import { parseSearch, stringifySearch } from '../app/search.ts'
import { readJobSearch } from '../jobs/search.ts'
import { readAddress } from '../language/address.ts'
import type { Language } from '../language/language.ts'

/** A server-rendered page: the API requests it needs and the client files it will load. */
type Page = {
  readonly page: 'landing' | 'positions' | 'advert' | 'group' | 'privacy' | 'imprint'
  readonly wanted: Readonly<Record<string, string>>
  readonly modules: (language: Language) => readonly string[]
}

/** The address without the language, and the language in it. */
export type Plan = Page & { readonly path: string; readonly language: Language | undefined }

const words = (language: Language, ...rooms: readonly string[]): readonly string[] =>
  rooms.map(room => `src/${room}/words.${language}.ts`)

const catalogues = '/api/catalogues'
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const landing: Page = {
  page: 'landing',
  wanted: { jobs: '/api/jobs?limit=3', signIn: '/api/sign-in', catalogues },
  modules: language => ['src/start/start-page.tsx', ...words(language, 'start', 'jobs')],
}

const positions = (search: string): Page => ({
  page: 'positions',
  wanted: { jobs: `/api/jobs${stringifySearch({ ...readJobSearch(parseSearch(search)), limit: 20 })}`, catalogues },
  modules: language => ['src/jobs/list/list-page.tsx', ...words(language, 'jobs')],
})

const advert = (jobId: string): Page => ({
  page: 'advert',
  wanted: { job: `/api/jobs/${jobId}`, catalogues },
  modules: language => ['src/jobs/advert/advert-page.tsx', ...words(language, 'jobs', 'applications')],
})

const group = (groupId: string): Page => ({
  page: 'group',
  wanted: {
    group: `/api/research-groups/${groupId}/public`,
    jobs: `/api/jobs${stringifySearch({ researchGroupId: groupId, limit: 100 })}`,
    catalogues,
  },
  modules: language => ['src/groups/group-page.tsx', ...words(language, 'groups', 'jobs')],
})

const legal = (page: 'privacy' | 'imprint'): Page => ({
  page,
  wanted: {},
  modules: language => ['src/start/legal-pages.tsx', ...words(language, 'start')],
})

const pageAt = (path: string, search: string): Page | undefined => {
  const [room = '', id, ...more] = path.slice(1).split('/')
  if (more.length > 0 || (id !== undefined && !uuid.test(id))) return undefined
  if (room === '' && id === undefined) return landing
  if (room === 'positions') return id === undefined ? positions(search) : advert(id)
  if (room === 'groups' && id !== undefined) return group(id)
  return (room === 'privacy' || room === 'imprint') && id === undefined ? legal(room) : undefined
}

/** Makes exactly the client's requests, so that the client can reuse the replies. */
export const planFor = (address: string, search: string): Plan | undefined => {
  const { language, path } = readAddress(address)
  const page = pageAt(path, search)
  return page && { ...page, path, language }
}
