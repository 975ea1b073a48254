import type { Language } from '../template/language.ts'

/** What every letter says below its own words. */
export const footer: Readonly<Record<Language, (site: string) => string>> = {
  en: site => `This e-mail was sent by Kolleg, the application management at ${site}.`,
  de: site => `Diese E-Mail kommt von Kolleg, der Bewerbungsverwaltung unter ${site}.`,
}

/** What a letter that is not essential says besides, before the address. */
export const turnOff: Readonly<Record<Language, string>> = {
  en: 'You can turn off e-mails like this one at',
  de: 'E-Mails wie diese können Sie abbestellen unter',
}
