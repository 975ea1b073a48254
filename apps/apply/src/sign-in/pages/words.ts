import type { Language } from '../../text/language.ts'

const english = {
  otherLanguage: 'Deutsch',
  title: 'Sign in',
  address: 'Your e-mail address',
  addressHint: 'We send you a code; there is no password. If you are new here, your account begins with it.',
  send: 'Send the code',
  codeTitle: 'Enter your code',
  code: 'Code',
  codeHint: (email: string, minutes: number) =>
    `We send a code of eight digits to ${email}, which is good for ${minutes} minutes. If none comes, use the last one that you got, or ask again in a quarter of an hour.`,
  check: 'Sign in',
  mailbox: 'Open the mailbox of the demo',
  another: 'Use another address or send a new code',
  notAnAddress: 'This is not an e-mail address. It looks like name@example.org.',
  wrong: 'This is not the code. Look at the newest e-mail and try again.',
  spent: 'This code is no longer good. Ask for a new one.',
  tooMany: (minutes: number) =>
    `Too many codes were asked for here. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  demo: 'Or look around as a demo person',
  gone: 'This page has run out. Go to the start page and sign in again.',
  start: 'Go to the start page',
}

const german: typeof english = {
  otherLanguage: 'English',
  title: 'Anmelden',
  address: 'Ihre E-Mail-Adresse',
  addressHint: 'Wir schicken Ihnen einen Code; ein Passwort gibt es nicht. Sind Sie neu hier, beginnt damit Ihr Konto.',
  send: 'Code schicken',
  codeTitle: 'Code eingeben',
  code: 'Code',
  codeHint: (email, minutes) =>
    `Wir schicken einen Code aus acht Ziffern an ${email}, der ${minutes} Minuten gilt. Kommt keiner, nehmen Sie den letzten, den Sie bekommen haben, oder fragen Sie in einer Viertelstunde noch einmal.`,
  check: 'Anmelden',
  mailbox: 'Postfach der Demo öffnen',
  another: 'Andere Adresse verwenden oder neuen Code schicken',
  notAnAddress: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.org.',
  wrong: 'Das ist nicht der Code. Sehen Sie in der neuesten E-Mail nach und versuchen Sie es noch einmal.',
  spent: 'Dieser Code gilt nicht mehr. Lassen Sie sich einen neuen schicken.',
  tooMany: minutes =>
    `Hier wurden zu viele Codes angefordert. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
  demo: 'Oder sehen Sie sich als Demo-Person um',
  gone: 'Diese Seite ist abgelaufen. Gehen Sie zur Startseite und melden Sie sich neu an.',
  start: 'Zur Startseite',
}

export const words: Readonly<Record<Language, typeof english>> = { en: english, de: german }
