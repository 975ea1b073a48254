import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { browserLanguage, chosenLanguage } from './language.ts'
import type { Room } from './rooms.ts'

type Load = () => Promise<Readonly<Record<string, unknown>>>

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../*/words.{en,de}.ts', { import: 'default' })
const fileOf = (room: string, language: string): Load | undefined => files[`../${room}/words.${language}.ts`]

/** Every room brings its own words; they are fetched with the room, in the language that is read. */
const rooms: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, room, done) => {
    const load = fileOf(room, language)
    if (load === undefined) return done(new Error(`There are no words of ${room} in ${language}.`), null)
    load().then(
      words => done(null, words),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
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
      lng: chosenLanguage() ?? browserLanguage(),
      fallbackLng: false,
      supportedLngs: ['en', 'de'],
      ns: ['app', 'problems'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

/** For a route's loader: the words come along with the page. */
export const withWords =
  (...wanted: readonly Room[]) =>
  (): Promise<void> =>
    i18n.loadNamespaces([...wanted])
