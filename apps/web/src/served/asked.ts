import type { Reply } from '../api/reply.ts'
import type { Site } from '../app/site.ts'
import type { Reader } from '../jobs/reader.ts'
import type { Words } from './words.ts'

/** What the service knows when it draws a page for somebody. */
export type Asked = {
  readonly site: Site
  readonly words: Words
  readonly reader: Reader
  readonly search: URLSearchParams
  /** The page's address without a language. */
  readonly path: string
  /** Leads to a public page in the language that the address names, if it names one. */
  readonly to: (path: string) => string
}

export type Jobs = Reply<'/api/jobs', 'get'>
export type Job = Reply<'/api/jobs/{jobId}', 'get'>
export type Group = Reply<'/api/research-groups/{researchGroupId}/public', 'get'>
export type Catalogues = Reply<'/api/catalogues', 'get'>
export type SignIn = Reply<'/api/sign-in', 'get'>
