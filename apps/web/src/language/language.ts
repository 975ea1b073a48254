export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }
export const otherThan = (language: Language): Language => (language === 'en' ? 'de' : 'en')

const key = 'kolleg.language'
const isLanguage = (text: string | undefined | null): text is Language => text === 'en' || text === 'de'

/** The language chosen in this browser, if any. */
export const chosenLanguage = (): Language | undefined => {
  const kept = localStorage.getItem(key)
  return isLanguage(kept) ? kept : undefined
}

export const keepLanguage = (language: Language): void => localStorage.setItem(key, language)

export const browserLanguage = (): Language =>
  navigator.languages.map(each => each.slice(0, 2)).find(isLanguage) ?? 'en'
