import type { Language } from '../../text/language.ts'
import type { JobFacts } from '../facts.ts'

type Say = (facts: JobFacts) => string | undefined

type Words = {
  /** Says where the draft comes from. */
  readonly notice: string
  readonly about: Say
  readonly topic: Say
  readonly tasks: { readonly title: string; readonly items: readonly string[] }
  readonly profile: { readonly title: string; readonly items: (facts: JobFacts) => readonly string[] }
  readonly offer: { readonly title: string; readonly items: readonly Say[]; readonly always: readonly string[] }
  readonly apply: { readonly title: string; readonly items: readonly Say[] }
  readonly group: string
}

const dates = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const [english, german] = [dates('en-GB'), dates('de-DE')]
const day = (format: Intl.DateTimeFormat, date: string): string => format.format(new Date(`${date}T00:00:00Z`))

const share = (percent: number, whole: string, part: string): string =>
  percent === 100 ? whole : `${percent} % ${part}`
const asked = (count: number, one: string, several: string): string | undefined =>
  count === 0 ? undefined : count === 1 ? one : several

/** The writer fills in text in square brackets; nothing is stated that the form does not say. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    notice: 'This is a template filled with the data of the form. No AI was involved.',
    group: 'The group and the topic',
    about: ({ group, location }) =>
      `The research group ${group.name}${location ? ` in ${location.en}` : ''} offers a position: [in one sentence, what the group works on and why it matters].`,
    topic: ({ researchArea, subjectArea }) => {
      if (researchArea) return `The position is about ${researchArea}${subjectArea ? ` (${subjectArea.en})` : ''}.`
      return subjectArea ? `The position belongs to the subject area ${subjectArea.en}.` : undefined
    },
    tasks: {
      title: 'Your tasks',
      items: ['[the question you will work on]', '[publications, talks, a doctorate]', '[teaching and supervision]'],
    },
    profile: {
      title: 'Your profile',
      items: ({ subjectArea }) => [
        `A degree${subjectArea ? ` in ${subjectArea.en} or a related subject` : ' in [subject]'}`,
        '[methods and tools you already know]',
        '[languages, with a level such as B2 or C1]',
      ],
    },
    offer: {
      title: 'What we offer',
      items: [
        ({ startDate, startDateByArrangement }) => {
          if (startDate)
            return `Start on ${day(english, startDate)}${startDateByArrangement ? ' or by arrangement' : ''}`
          return startDateByArrangement ? 'Start by arrangement' : undefined
        },
        ({ workloadPercent }) =>
          workloadPercent === null ? undefined : share(workloadPercent, 'Full-time', 'of full-time working hours'),
        ({ contractMonths: months }) =>
          months === null ? undefined : `A contract for ${months} ${months === 1 ? 'month' : 'months'}`,
        ({ salaryGrade }) => (salaryGrade ? `Pay: ${salaryGrade.en}` : undefined),
        ({ fundingType }) => (fundingType ? `Funding: ${fundingType.en}` : undefined),
      ],
      always: ['[what makes working with you worthwhile]'],
    },
    apply: {
      title: 'How to apply',
      items: [
        () => 'Please apply online. You need a CV, a letter of motivation and your certificates.',
        ({ referenceLettersRequired: count }) =>
          asked(
            count,
            'We ask for a letter of reference; you name the referee in your application.',
            `We ask for ${count} letters of reference; you name the referees in your application.`,
          ),
        ({ suitableForDisabled }) =>
          suitableForDisabled
            ? 'The position is suitable for people with disabilities. With essentially equal qualification they are given preference.'
            : undefined,
        ({ group }) => (group.email ? `Questions? Write to ${group.email}.` : undefined),
      ],
    },
  },
  de: {
    notice: 'Dies ist eine Vorlage, gefüllt mit den Angaben des Formulars. Eine KI war nicht beteiligt.',
    group: 'Die Gruppe und das Thema',
    about: ({ group, location }) =>
      `Die Forschungsgruppe ${group.name}${location ? ` (${location.de})` : ''} bietet eine Stelle an: [in einem Satz, woran die Gruppe arbeitet und warum das wichtig ist].`,
    topic: ({ researchArea, subjectArea }) => {
      if (researchArea) return `Thema der Stelle: ${researchArea}${subjectArea ? ` (${subjectArea.de})` : ''}.`
      return subjectArea ? `Die Stelle gehört zum Fach ${subjectArea.de}.` : undefined
    },
    tasks: {
      title: 'Ihre Aufgaben',
      items: ['[die Frage, an der Sie arbeiten]', '[Veröffentlichungen, Vorträge, Promotion]', '[Lehre und Betreuung]'],
    },
    profile: {
      title: 'Ihr Profil',
      items: ({ subjectArea }) => [
        `Abgeschlossenes Studium${subjectArea ? ` in ${subjectArea.de} oder einem verwandten Fach` : ' in [Fach]'}`,
        '[Methoden und Werkzeuge, die Sie schon kennen]',
        '[Sprachen, mit einem Niveau wie B2 oder C1]',
      ],
    },
    offer: {
      title: 'Was wir bieten',
      items: [
        ({ startDate, startDateByArrangement }) => {
          if (startDate)
            return `Beginn am ${day(german, startDate)}${startDateByArrangement ? ' oder nach Vereinbarung' : ''}`
          return startDateByArrangement ? 'Beginn nach Vereinbarung' : undefined
        },
        ({ workloadPercent }) =>
          workloadPercent === null ? undefined : share(workloadPercent, 'Vollzeit', 'der regelmäßigen Arbeitszeit'),
        ({ contractMonths: months }) =>
          months === null ? undefined : `Ein Vertrag über ${months} ${months === 1 ? 'Monat' : 'Monate'}`,
        ({ salaryGrade }) => (salaryGrade ? `Vergütung: ${salaryGrade.de}` : undefined),
        ({ fundingType }) => (fundingType ? `Finanzierung: ${fundingType.de}` : undefined),
      ],
      always: ['[was die Arbeit bei Ihnen lohnend macht]'],
    },
    apply: {
      title: 'So bewerben Sie sich',
      items: [
        () =>
          'Bitte bewerben Sie sich online. Sie brauchen einen Lebenslauf, ein Motivationsschreiben und Ihre Zeugnisse.',
        ({ referenceLettersRequired: count }) =>
          asked(
            count,
            'Wir bitten um ein Empfehlungsschreiben; wer es schreibt, nennen Sie in der Bewerbung.',
            `Wir bitten um ${count} Empfehlungsschreiben; wer sie schreibt, nennen Sie in der Bewerbung.`,
          ),
        ({ suitableForDisabled }) =>
          suitableForDisabled
            ? 'Die Stelle ist für Menschen mit Behinderung geeignet. Bei im Wesentlichen gleicher Eignung werden sie bevorzugt.'
            : undefined,
        ({ group }) => (group.email ? `Fragen beantwortet ${group.email}.` : undefined),
      ],
    },
  },
}
