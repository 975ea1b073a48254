import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import appInGerman from '../app/words.de.ts'
import appInEnglish from '../app/words.en.ts'
import problemsInGerman from '../problems/words.de.ts'
import problemsInEnglish from '../problems/words.en.ts'
import { readAddress } from './address.ts'
import { browserLanguage, chosenLanguage } from './language.ts'
import type { Room } from './rooms.ts'

type Loaded = Readonly<Record<string, unknown>>

/** In the entry chunk, because every page needs them. */
const resources = {
  en: { app: appInEnglish, problems: problemsInEnglish },
  de: { app: appInGerman, problems: problemsInGerman },
}

const files = import.meta.glob<Loaded>(['../*/words.{en,de}.ts', '!../{app,problems}/*'], { import: 'default' })
const fileOf = (room: string, language: string): (() => Promise<Loaded>) | undefined =>
  files[`../${room}/words.${language}.ts`]

/** Other rooms load their words on demand, in the reader's language. */
const rooms = {
  type: 'backend' as const,
  read: async (language: string, room: string): Promise<Loaded> => {
    const load = fileOf(room, language)
    if (load === undefined) throw new Error(`There are no words of ${room} in ${language}.`)
    return await load()
  },
}

export const i18n = i18next

export const startLanguage = async (): Promise<void> => {
  i18n.on('languageChanged', language => {
    document.documentElement.lang = language
  })
  await i18n
    .use(rooms)
    .use(initReactI18next)
    .init({
      lng: readAddress(location.pathname).language ?? chosenLanguage() ?? browserLanguage(),
      fallbackLng: false,
      supportedLngs: ['en', 'de'],
      resources,
      partialBundledLanguages: true,
      ns: ['app', 'problems'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

/** After the sign-in, the address decides the language again. */
export const followAddress = async (): Promise<void> => {
  const { language } = readAddress(location.pathname)
  if (language && language !== i18n.language) await i18n.changeLanguage(language)
}

/** For route loaders: loads the words together with the page. */
export const withWords =
  (...wanted: readonly Room[]) =>
  (): Promise<void> =>
    i18n.loadNamespaces([...wanted])
