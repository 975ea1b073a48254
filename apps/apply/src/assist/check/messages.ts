import type { Language } from '../../text/language.ts'
import type { Fact, Rule } from './finding.ts'

/** Why words are marked, in the reader's language. */
export const reasons: Readonly<Record<Language, Readonly<Record<Exclude<Rule, 'MISSING'>, string>>>> = {
  en: {
    GENDER_CODED: 'This word makes some people feel meant and others not.',
    GENDERED_NAME: 'This form speaks of one gender only.',
    AGE: 'This points at age, which must not count in the choice.',
    ORIGIN: 'This points at origin, which must not count in the choice.',
  },
  de: {
    GENDER_CODED: 'Dieses Wort spricht manche an und andere nicht.',
    GENDERED_NAME: 'Diese Form meint nur ein Geschlecht.',
    AGE: 'Das zielt auf das Alter, das bei der Auswahl nicht zählen darf.',
    ORIGIN: 'Das zielt auf die Herkunft, die bei der Auswahl nicht zählen darf.',
  },
}

/** What is missing, and what to do about it. */
export const gaps: Readonly<Record<Language, Readonly<Record<Fact, readonly [message: string, suggestion: string]>>>> =
  {
    en: {
      applicationDeadline: ['Nothing says until when people can apply.', 'Set a deadline.'],
      salaryGrade: ['Nothing says how the position is paid.', 'Choose a pay grade, for example TV-L E13.'],
      contractMonths: ['Nothing says how long the contract runs.', 'State the months of the contract.'],
      contact: ['Nothing says whom to ask.', 'Name an e-mail address in the description.'],
    },
    de: {
      applicationDeadline: ['Es steht nirgends, bis wann man sich bewerben kann.', 'Eine Frist setzen.'],
      salaryGrade: ['Es steht nirgends, wie die Stelle bezahlt wird.', 'Eine Entgeltgruppe wählen, etwa TV-L E13.'],
      contractMonths: ['Es steht nirgends, wie lange der Vertrag läuft.', 'Die Laufzeit in Monaten angeben.'],
      contact: ['Es steht nirgends, wen man fragen kann.', 'In der Beschreibung eine E-Mail-Adresse nennen.'],
    },
  }
