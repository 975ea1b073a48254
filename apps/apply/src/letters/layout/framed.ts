import type { Language } from '../template/language.ts'

export type Framed = {
  readonly subject: string
  readonly body: string
  readonly language: Language
  /** Where the service lives, for the footer. */
  readonly site: string
  /** Where such letters can be turned off. */
  readonly settings?: string
}
