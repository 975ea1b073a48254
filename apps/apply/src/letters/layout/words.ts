import type { Language } from '../template/language.ts'

/** What every letter says below its own words. */
export const footer: Readonly<Record<Language, (site: string) => string>> = {
  en: site => `This letter was sent by Kolleg, the application management at ${site}.`,
  de: site => `Dieser Brief kommt von Kolleg, der Bewerbungsverwaltung unter ${site}.`,
}
