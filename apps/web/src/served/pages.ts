import { parseSearch, stringifySearch } from '../app/search.ts'
import { readJobSearch } from '../jobs/search.ts'
import type { Language } from '../language/language.ts'

/** A page that the service draws: what it asks the API for, and what of the client it will need. */
export type Plan = {
  readonly page: 'landing' | 'positions' | 'advert'
  readonly wanted: Readonly<Record<string, string>>
  readonly modules: (language: Language) => readonly string[]
}

const words = (language: Language, ...rooms: readonly string[]): readonly string[] =>
  rooms.map(room => `src/${room}/words.${language}.ts`)

const catalogues = '/api/catalogues'
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What the client asks for at that address, to the letter: it goes on with the same answers. */
export const planFor = (path: string, search: string): Plan | undefined => {
  const [room = '', jobId, ...more] = path.slice(1).split('/')
  if (room === '' && jobId === undefined)
    return {
      page: 'landing',
      wanted: { jobs: '/api/jobs?limit=3', signIn: '/api/sign-in', catalogues },
      modules: language => ['src/start/start-page.tsx', ...words(language, 'start', 'jobs')],
    }
  if (room !== 'positions' || more.length > 0) return undefined
  if (jobId === undefined)
    return {
      page: 'positions',
      wanted: { jobs: `/api/jobs${stringifySearch({ ...readJobSearch(parseSearch(search)), limit: 20 })}`, catalogues },
      modules: language => ['src/jobs/list/list-page.tsx', ...words(language, 'jobs')],
    }
  if (!uuid.test(jobId)) return undefined
  return {
    page: 'advert',
    wanted: { job: `/api/jobs/${jobId}`, catalogues },
    modules: language => ['src/jobs/advert/advert-page.tsx', ...words(language, 'jobs', 'applications')],
  }
}
