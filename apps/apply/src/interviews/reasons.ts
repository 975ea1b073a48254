import type { Language } from '../text/language.ts'

/** Why an interview does not take place if nobody wrote a reason, for each reader. */
const reasons = {
  jobEnded: {
    applicant: {
      en: 'The procedure for this position has come to its end.',
      de: 'Das Verfahren zu dieser Stelle ist beendet.',
    },
    panel: {
      en: 'The procedure for this position has come to its end.',
      de: 'Das Verfahren zu dieser Stelle ist beendet.',
    },
  },
  decided: {
    applicant: { en: 'We have decided about your application.', de: 'Über Ihre Bewerbung ist entschieden.' },
    panel: { en: 'The application has been decided.', de: 'Über die Bewerbung ist entschieden.' },
  },
  byApplicant: {
    applicant: { en: 'You have called it off yourself.', de: 'Sie haben es selbst abgesagt.' },
    panel: { en: 'The applicant has called it off.', de: 'Die sich bewerbende Person hat es abgesagt.' },
  },
  withdrawn: {
    applicant: { en: 'You have withdrawn your application.', de: 'Sie haben Ihre Bewerbung zurückgezogen.' },
    panel: { en: 'The application has been withdrawn.', de: 'Die Bewerbung wurde zurückgezogen.' },
  },
  otherPanel: {
    applicant: { en: '', de: '' },
    panel: { en: 'Others will hold the interview.', de: 'Andere führen das Gespräch.' },
  },
  none: { applicant: { en: '', de: '' }, panel: { en: '', de: '' } },
} as const satisfies Record<string, Record<Reader, Record<Language, string>>>

type Reader = 'applicant' | 'panel'

/** One of them, or the reason somebody wrote. */
export type Why = keyof typeof reasons | { readonly said: string }

export const reasonFor = (reader: Reader, why: Why, language: Language): string =>
  typeof why === 'object' ? why.said : reasons[why][reader][language]
