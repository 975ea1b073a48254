import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Kataloge',
  lead: 'Was die Formulare anbieten, in beiden Sprachen. Was verwendet wird, kann nicht gelöscht werden.',
  subjectAreas: 'Fachgebiete',
  locations: 'Orte',
  fundingTypes: 'Finanzierung',
  salaryGrades: 'Entgeltgruppen',
  code: 'Code',
  codeHint: 'Großbuchstaben, Ziffern und Unterstriche; er lässt sich später nicht ändern.',
  en: 'Englisch',
  de: 'Deutsch',
  country: 'Land',
  countryHint: 'Jobsuchmaschinen erfahren, wo eine Stelle ist.',
  ownCountry: 'Das der Einrichtung',
  add: 'Neuer Eintrag',
  saved: 'Der Eintrag ist gespeichert.',
  deleted: 'Der Eintrag ist gelöscht.',
  deleteTitle: '{{name}} löschen?',
  deleteText: 'Er kann dann nicht mehr gewählt werden.',
} satisfies Translated<typeof en>
