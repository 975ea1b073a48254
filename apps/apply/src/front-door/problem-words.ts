import type { Language } from '../text/language.ts'

type Words = { readonly title: string; readonly text: string }

type Said = {
  /** By code. */
  readonly known: Readonly<Record<string, Words>>
  /** Any other error of ours, reported with its number or with the request. */
  readonly ours: Words
  readonly theirs: Words
  readonly again: string
  readonly start: string
}

/** What a person reads about a problem in the address bar. The client has its own texts. */
export const words: Readonly<Record<Language, Said>> = {
  en: {
    known: {
      UNAVAILABLE: {
        title: 'This is not available right now',
        text: 'The service cannot reach its data just now. Please try again in a moment.',
      },
      STORAGE_UNAVAILABLE: {
        title: 'Files cannot be opened right now',
        text: 'The place where they are kept does not answer. Please try again in a few minutes.',
      },
      BUSY: { title: 'Too much is going on right now', text: 'Please wait a moment and try again.' },
      RATE_LIMITED: { title: 'Too many requests', text: 'Please wait a minute and try again.' },
      NOT_FOUND: {
        title: 'There is nothing at this address',
        text: 'The link may not be complete, or what it led to is gone.',
      },
    },
    ours: {
      title: 'Something went wrong on our side',
      text: 'Please try again later. If it happens again, report it with this number:',
    },
    theirs: { title: 'This did not work', text: 'The link may not be complete. Please go back and try again.' },
    again: 'Try again',
    start: 'Go to the start page',
  },
  de: {
    known: {
      UNAVAILABLE: {
        title: 'Das ist gerade nicht verfügbar',
        text: 'Der Dienst erreicht seine Daten im Augenblick nicht. Bitte versuchen Sie es gleich noch einmal.',
      },
      STORAGE_UNAVAILABLE: {
        title: 'Dateien lassen sich gerade nicht öffnen',
        text: 'Ihr Ablageort antwortet nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      },
      BUSY: {
        title: 'Gerade ist sehr viel los',
        text: 'Bitte warten Sie einen Augenblick und versuchen Sie es noch einmal.',
      },
      RATE_LIMITED: {
        title: 'Das waren zu viele Anfragen',
        text: 'Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
      },
      NOT_FOUND: {
        title: 'Unter dieser Adresse gibt es nichts',
        text: 'Der Link ist vielleicht nicht vollständig, oder das Ziel gibt es nicht mehr.',
      },
    },
    ours: {
      title: 'Da ist uns ein Fehler unterlaufen',
      text: 'Bitte versuchen Sie es später noch einmal. Passiert es wieder, melden Sie es mit dieser Nummer:',
    },
    theirs: {
      title: 'Das hat nicht geklappt',
      text: 'Der Link ist vielleicht nicht vollständig. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
    },
    again: 'Noch einmal versuchen',
    start: 'Zur Startseite',
  },
}
