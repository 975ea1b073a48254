import type { News } from './feed.store.ts'

export const feedTitle = 'Open positions'

/** Both languages, English first. */
export const contentOf = ({ descriptionEn, descriptionDe }: News): string =>
  [descriptionEn, descriptionDe].filter(Boolean).join('\n')

export const summaryOf = ({ excerptEn, excerptDe }: News): string => excerptEn || excerptDe
