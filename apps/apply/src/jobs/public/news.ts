import type { Language } from '../../text/language.ts'
import type { News } from './feed.store.ts'

/** A feed in one language: its address, its entries, and when they last changed. */
export type Feed = {
  readonly site: string
  readonly siteName: string
  readonly address: string
  readonly language: Language
  readonly updatedAt: Date
  readonly news: readonly News[]
}

const titles: Readonly<Record<Language, string>> = { en: 'Open positions', de: 'Offene Stellen' }

export const feedTitle = ({ language, siteName }: Pick<Feed, 'language' | 'siteName'>): string =>
  `${titles[language]} · ${siteName}`
