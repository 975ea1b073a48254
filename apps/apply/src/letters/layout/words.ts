import type { Language } from '../../text/language.ts'
import type { Site } from './framed.ts'

/** The footer of every letter. */
export const footer: Readonly<Record<Language, (site: Site) => string>> = {
  en: ({ name, url }) => `This e-mail was sent by ${name}, the application management at ${url}.`,
  de: ({ name, url }) => `Diese E-Mail kommt von ${name}, der Bewerbungsverwaltung unter ${url}.`,
}

/** What an optional letter adds before the address. */
export const turnOff: Readonly<Record<Language, string>> = {
  en: 'You can turn off e-mails like this one at',
  de: 'E-Mails wie diese können Sie abbestellen unter',
}
