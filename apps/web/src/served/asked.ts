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
}

export type Jobs = Reply<'/api/jobs', 'get'>
export type Job = Reply<'/api/jobs/{jobId}', 'get'>
export type Catalogues = Reply<'/api/catalogues', 'get'>
export type SignIn = Reply<'/api/sign-in', 'get'>
