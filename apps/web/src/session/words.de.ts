import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  failed: {
    title: 'Die Anmeldung hat nicht geklappt',
    text: 'Die Seite war zu lange offen, oder der Link wurde zweimal benutzt. Es ist nichts verloren; versuchen Sie es einfach noch einmal.',
  },
  expired: {
    title: 'Ihre Anmeldung ist abgelaufen',
    text: 'Was Sie offen haben, bleibt, wie es ist. Melden Sie sich in einem neuen Tab wieder an und machen Sie hier weiter.',
    again: 'Wieder anmelden',
    leave: 'Ohne Anmeldung weitermachen',
  },
  done: {
    title: 'Sie sind wieder angemeldet',
    text: 'Sie können diesen Tab schließen und dort weitermachen, wo Sie waren.',
  },
} satisfies Translated<typeof en>
