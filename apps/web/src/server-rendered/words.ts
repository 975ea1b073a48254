import { createInstance, type TFunction } from 'i18next'
import appInGerman from '../app/words.de.ts'
import appInEnglish from '../app/words.en.ts'
import applicationsInGerman from '../applications/words.de.ts'
import applicationsInEnglish from '../applications/words.en.ts'
import groupsInGerman from '../groups/words.de.ts'
import groupsInEnglish from '../groups/words.en.ts'
import jobsInGerman from '../jobs/words.de.ts'
import jobsInEnglish from '../jobs/words.en.ts'
import type { Language } from '../language/language.ts'
import startInGerman from '../start/words.de.ts'
import startInEnglish from '../start/words.en.ts'

const resources = {
  en: {
    app: appInEnglish,
    applications: applicationsInEnglish,
    groups: groupsInEnglish,
    jobs: jobsInEnglish,
    start: startInEnglish,
  },
  de: {
    app: appInGerman,
    applications: applicationsInGerman,
    groups: groupsInGerman,
    jobs: jobsInGerman,
    start: startInGerman,
  },
}

const i18n = createInstance()
await i18n.init({ resources, lng: 'en', fallbackLng: false, defaultNS: 'app', interpolation: { escapeValue: false } })

export type Words = {
  readonly app: TFunction
  readonly applications: TFunction<'applications'>
  readonly groups: TFunction<'groups'>
  readonly jobs: TFunction<'jobs'>
  readonly start: TFunction<'start'>
}

/** The words of the server-rendered pages, by room. */
export const wordsIn = (language: Language): Words => ({
  app: i18n.getFixedT(language, 'app'),
  applications: i18n.getFixedT(language, 'applications'),
  groups: i18n.getFixedT(language, 'groups'),
  jobs: i18n.getFixedT(language, 'jobs'),
  start: i18n.getFixedT(language, 'start'),
})
