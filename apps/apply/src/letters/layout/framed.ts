import type { Language } from '../../text/language.ts'

/** The name and address of the installation: `https://apply.example`. */
export type Site = { readonly name: string; readonly url: string }

export type Framed = {
  readonly subject: string
  readonly body: string
  readonly language: Language
  readonly site: Site
  /** The page on which such letters can be turned off. */
  readonly settings?: string
}
