import type { Language } from '../template/language.ts'

/** What every letter says below its own words. */
export const footer: Readonly<Record<Language, (site: string) => string>> = {
  en: site => `This letter was sent by Kolleg, the application management at ${site}.`,
  de: site => `Dieser Brief kommt von Kolleg, der Bewerbungsverwaltung unter ${site}.`,
}

/** What a letter that is not essential says besides, before the address. */
export const turnOff: Readonly<Record<Language, string>> = {
  en: 'You can turn letters like this one off at',
  de: 'Briefe wie diesen können Sie abbestellen unter',
}
