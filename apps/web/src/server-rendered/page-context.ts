import type { Reply } from '../api/reply.ts'
import type { Site } from '../app/site.ts'
import type { Reader } from '../jobs/reader.ts'
import type { Words } from './words.ts'

/** The data that a page is rendered from. */
export type PageContext = {
  readonly site: Site
  readonly words: Words
  readonly reader: Reader
  readonly search: URLSearchParams
  /** The address without the language. */
  readonly path: string
  /** Adds the language of the current address, if it has one. */
  readonly to: (path: string) => string
}

export type Jobs = Reply<'/api/jobs', 'get'>
export type Job = Reply<'/api/jobs/{jobId}', 'get'>
export type Group = Reply<'/api/research-groups/{researchGroupId}/public', 'get'>
export type Catalogues = Reply<'/api/catalogues', 'get'>
export type SignIn = Reply<'/api/sign-in', 'get'>
