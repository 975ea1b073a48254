import type { Language } from '../../text/language.ts'

/** What the installation is called and where it lives: `https://apply.example`. */
export type Site = { readonly name: string; readonly url: string }

export type Framed = {
  readonly subject: string
  readonly body: string
  readonly language: Language
  readonly site: Site
  /** Where such letters can be turned off. */
  readonly settings?: string
}
